// Starter: reads one scene per line and prints one answer per line. Replace answer() with your own GJK.
//
// Try it:  gjklab grade --program "node solver.js" --suite assignment-1
'use strict';

// The vertices of a 2-D box or hull in world space: rotated by its angle, then moved.
function worldPoints(body) {
  let points = body.points;
  if (body.shape === 'box') {
    const [w, h] = body.half_extents;
    points = [[-w, -h], [w, -h], [w, h], [-w, h]];
  }
  const c = Math.cos(body.angle || 0), s = Math.sin(body.angle || 0);
  const [x, y] = body.position || [0, 0];
  return points.map(([px, py]) => [x + c * px - s * py, y + s * px + c * py]);
}

const dot = (p, q) => p[0] * q[0] + p[1] * q[1];

// The point furthest along d.
function support(points, d) {
  return points.reduce((best, p) => (dot(p, d) > dot(best, d) ? p : best));
}

// Tests only the axes: right if one of them separates the bodies, otherwise a guess.
function answer(a, b) {
  for (const d of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
    const p = support(a, d), q = support(b, [-d[0], -d[1]]);
    if (dot([q[0] - p[0], q[1] - p[1]], d) > 0) return {status: 'separated'};
  }
  return {status: 'intersecting'};
}

require('readline').createInterface({input: process.stdin}).on('line', (line) => {
  const scene = JSON.parse(line);
  console.log(JSON.stringify(answer(worldPoints(scene.a), worldPoints(scene.b))));
});

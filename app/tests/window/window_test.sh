#!/usr/bin/env bash
# Uses the real window as a person would, on a screen of its own: drag, step, undo, save, end, reopen, crash, recover.
# Usage: window_test.sh PROGRAM.  Needs Xvfb and xdotool; 77 (skipped) without them.
set -u
program=$1
command -v Xvfb >/dev/null && command -v xdotool >/dev/null || exit 77

room=$(mktemp -d)
export HOME=$room XDG_DATA_HOME=$room/share XDG_CONFIG_HOME=$room/config XDG_RUNTIME_DIR=$room
export LIBGL_ALWAYS_SOFTWARE=1 LC_ALL=C.UTF-8
unset SDL_VIDEODRIVER WAYLAND_DISPLAY GDK_SCALE QT_SCALE_FACTOR
running=
screen=
cleanUp() {
  [ -n "$running" ] && kill -9 "$running" 2>/dev/null
  [ -n "$screen" ] && kill "$screen" 2>/dev/null
  rm -rf "$room"
}
trap cleanUp EXIT
fail() { echo "window_test: $*" >&2; [ -s "$room/log" ] && cat "$room/log" >&2; exit 1; }

# Without a screen, or on drivers that nobody can see, the window does not open: one sentence, status 1.
env -u DISPLAY "$program" >"$room/out" 2>&1; [ $? -eq 1 ] || fail "without a display the status is not 1"
[ "$(grep -c 'no display' "$room/out")" = 1 ] && [ "$(wc -l <"$room/out")" = 1 ] || fail "without a display there is not one sentence: $(cat "$room/out")"

Xvfb -displayfd 3 -screen 0 1280x720x24 -nolisten tcp -noreset 3>"$room/display" >"$room/xvfb" 2>&1 &
screen=$!
for _ in $(seq 100); do [ -s "$room/display" ] && break; sleep 0.1; done
[ -s "$room/display" ] || fail "Xvfb does not start: $(cat "$room/xvfb")"
export DISPLAY=:$(cat "$room/display")
SDL_VIDEODRIVER=dummy "$program" >"$room/out" 2>&1; [ $? -eq 1 ] || fail "on the dummy driver the status is not 1"

# Two squares, so placed that A's middle is at (149, 379) of a window of 1280x720 and B's at (339, 379).
scene=$room/scene.json
cat >"$scene" <<'JSON'
{ "gjklab": 1, "dimension": 2, "title": "Two squares",
  "a": { "shape": "box", "half_extents": [1.5, 1.5], "position": [-2, 0] },
  "b": { "shape": "box", "half_extents": [1.5, 1.5], "position": [2, 0] } }
JSON
mkdir -p "$room/share/gjklab/gjklab"
settings=$room/share/gjklab/gjklab/settings.json
progress=$room/share/gjklab/gjklab/progress.json
echo '{ "window_width": 1280, "window_height": 720, "reduce_motion": true }' >"$settings"

start() {
  "$program" "$@" >"$room/log" 2>&1 &
  running=$!
  for _ in $(seq 150); do
    kill -0 "$running" 2>/dev/null || fail "the program ended at once"
    [ -n "$(xdotool search --onlyvisible --name gjklab 2>/dev/null)" ] && break
    sleep 0.1
  done
  [ -n "$(xdotool search --onlyvisible --name gjklab 2>/dev/null)" ] || fail "no window appeared"
  sleep 1
}
# The first coordinate of a body's position in the scene file: coordinate a 1, coordinate b 2, …
coordinate() { tr -d '\n ' <"$scene" | sed "s/.*\"$1\":{[^}]*\"position\":\[\([^]]*\)\].*/\1/" | cut -d, -f"$2"; }
# Waits until a command succeeds: the machine may be busy.
eventually() { for _ in $(seq 60); do "$@" && return 0; sleep 0.1; done; return 1; }
between() { awk -v x="$1" -v a="$2" -v b="$3" 'BEGIN { exit !(x > a && x < b) }'; }
movedA() { between "$(coordinate a 1)" -1.4 -0.9 && between "$(coordinate a 2)" 0.4 0.9; }
homeA() { between "$(coordinate a 1)" -2.001 -1.999 && between "$(coordinate a 2)" -0.001 0.001; }
drag() {  # from to, in pixels of the screen
  xdotool mousemove "$1" "$2"; sleep 0.3
  xdotool mousedown 1; sleep 0.1
  for i in 1 2 3 4 5; do xdotool mousemove $(($1 + ($3 - $1) * i / 5)) $(($2 + ($4 - $2) * i / 5)); sleep 0.05; done
  xdotool mouseup 1; sleep 0.3
}

start "$scene"
if command -v xprop >/dev/null; then
  xprop -id "$(xdotool search --onlyvisible --name gjklab | head -n 1)" _NET_WM_ICON | grep -q '64 x 64' ||
    fail "the window has no icon of its own"
fi
xdotool key Right Right Right
drag 149 379 189 349
xdotool key ctrl+s
eventually movedA || fail "the dragged body is not in the saved file: $(cat "$scene")"
between "$(coordinate b 1)" 1.999 2.001 || fail "B moved, too"
xdotool key ctrl+z ctrl+s
eventually homeA || fail "undo does not bring the body back: $(cat "$scene")"
xdotool key ctrl+y ctrl+s
eventually movedA || fail "redo does not move the body again"

# An idle window uses no processor time: less than 3 % of a core here, where other programs may delay it.
sleep 1
ticks() { awk '{ print $14 + $15 }' "/proc/$running/stat"; }
before=$(ticks); sleep 2; after=$(ticks)
[ $((after - before)) -le 6 ] || fail "an idle window used $((after - before)) ticks in two seconds"

xdotool key ctrl+q
ended() { ! kill -0 "$running" 2>/dev/null; }
eventually ended || fail "the program does not end"
wait "$running"; status=$?
[ $status -eq 0 ] || fail "the program ended with status $status"
running=
grep -q scene.json "$settings" || fail "the settings do not remember the file: $(cat "$settings")"

# Reopened, edited and killed: the unsaved work is kept, and a further start offers it.
start "$scene"
drag 339 379 329 299
unsaved() { ls "$room"/share/gjklab/gjklab/unsaved/*.unsaved >/dev/null 2>&1; }
eventually unsaved || fail "unsaved work is not kept"
xdotool key ctrl+q; sleep 0.5
kill -0 "$running" 2>/dev/null || fail "unsaved changes were not asked about"
kill -9 "$running"; wait "$running" 2>/dev/null; running=
unsaved || fail "the crash took the unsaved work"
# A hidden window obeys *close*: after its question, for which it comes back, or at once. A world that plays in it rests.
rm -f "$room"/share/gjklab/gjklab/unsaved/*
start "$scene"
drag 339 379 329 299
eventually unsaved || fail "unsaved work is not kept"
window=$(xdotool search --onlyvisible --name gjklab | head -1)
# What a window manager sends for its close button.
closeWindow() {
  python3 - "$1" <<'PYTHON'
import ctypes, sys
x = ctypes.CDLL("libX11.so.6")
class Message(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
                ("window", ctypes.c_ulong), ("kind", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5)]
x.XOpenDisplay.restype = ctypes.c_void_p
x.XInternAtom.restype = ctypes.c_ulong
display = ctypes.c_void_p(x.XOpenDisplay(None))
atom = lambda name: x.XInternAtom(display, name, 0)
event = ctypes.create_string_buffer(192)
message = Message(33, 0, 1, display.value, int(sys.argv[1]), atom(b"WM_PROTOCOLS"), 32, (ctypes.c_long * 5)(atom(b"WM_DELETE_WINDOW")))
ctypes.memmove(event, ctypes.byref(message), ctypes.sizeof(message))
x.XSendEvent(display, ctypes.c_ulong(int(sys.argv[1])), 0, 0, event)
x.XSync(display, 0)
PYTHON
}
visible() { [ -n "$(xdotool search --onlyvisible --name gjklab 2>/dev/null)" ]; }
hidden() { ! visible; }
xdotool windowunmap "$window"
eventually hidden || fail "the window is not hidden"
closeWindow "$window"
eventually visible || fail "a hidden window does not come back to ask about unsaved work"
kill -9 "$running"; wait "$running" 2>/dev/null; running=
rm -f "$room"/share/gjklab/gjklab/unsaved/*
cat >"$room/world.json" <<'JSON'
{ "gjklab": 1, "dimension": 2, "world": { "gravity": [0, 0] },
  "bodies": [ { "shape": "box", "half_extents": [1, 1], "position": [0, 0], "angular_velocity": 3 } ] }
JSON
sed -i 's/"reduce_motion": true/"reduce_motion": false/' "$settings"
start "$room/world.json"
window=$(xdotool search --onlyvisible --name gjklab | head -1)
xdotool windowunmap "$window"
eventually hidden || fail "the window is not hidden"
sleep 1
wakings() { awk '/^voluntary_ctxt_switches/ { print $2 }' "/proc/$running/status"; }
before=$(wakings); sleep 2; after=$(wakings)
[ $((after - before)) -le 100 ] || fail "a hidden window woke $((after - before)) times in two seconds"
closeWindow "$window"
eventually ended || fail "a hidden window does not obey close"
wait "$running" || fail "a hidden window ended with status $?"
running=
sed -i 's/"reduce_motion": false/"reduce_motion": true/' "$settings"
# The system's wish to end is followed while that question stands, and the work is kept all the same.
rm -f "$room"/share/gjklab/gjklab/unsaved/*
start "$scene"
drag 339 379 329 299
eventually unsaved || fail "unsaved work is not kept"
xdotool key ctrl+q; sleep 0.5
kill -TERM "$running"
eventually ended || fail "SIGTERM does not end the program while it asks about unsaved work"
wait "$running" || fail "SIGTERM ended the program with status $?"
running=
unsaved || fail "SIGTERM took the unsaved work"
start
xdotool key ctrl+q
eventually ended || fail "an offer of recovered work stands in the way of the end"
running=
unsaved || fail "recovered work that was not answered for is gone"
rm -f "$room"/share/gjklab/gjklab/unsaved/*

# A folder of lessons: gone through by keys, one saved in an editor shows at once at the same beat, what was reached is
# remembered. Pictures of the window tell what it shows: Ctrl Shift P writes them where the program runs.
mkdir -p "$room/lessons"
lesson() {
  printf '# Small\n\nGoal: %s\n\nFirst.\n\n```show\nscene: dyn4j-pair\n```\n\n%s\n\n```show\nat: result\n```\n\nThird.\n' "$1" "$2"
}
lesson "see it." "Second." >"$room/lessons/a.md"
lesson "see it again." "Second." >"$room/lessons/b.md"
cd "$room" || fail "the room is gone"
start "$room/lessons"
xdotool key Next; sleep 0.5
picture() { xdotool key ctrl+shift+p; eventually test -s "$room/gjklab-$1.png" || fail "no picture $1 is saved"; xdotool key Escape; sleep 0.5; }
picture 1
picture 2
cmp -s "$room/gjklab-1.png" "$room/gjklab-2.png" || fail "two pictures of the same window differ"
lesson "see it." "Second, written better." >"$room/lessons/a.md"; sleep 1.5
picture 3
cmp -s "$room/gjklab-2.png" "$room/gjklab-3.png" && fail "a lesson that is saved does not show"
atSecond() { grep -q '"a.md 1"' "$progress"; }
eventually atSecond || fail "the lesson's beat is not remembered: $(cat "$progress")"

# The audience's still comes and goes; the window goes on meanwhile.
audience() { [ -n "$(xdotool search --onlyvisible --name 'for the audience' 2>/dev/null)" ]; }
noAudience() { ! audience; }
xdotool key ctrl+b
eventually audience || fail "there is no still for the audience"
xdotool key Next; sleep 0.5
atThird() { grep -q '"a.md 2' "$progress"; }
eventually atThird || fail "the window does not go on while the audience sees a still: $(cat "$progress")"
xdotool key ctrl+b
eventually noAudience || fail "the still for the audience does not go"

# The presenter's view: the audience has a window, keys count whichever of the two has them, and afterwards everything
# is as it was.
picture 4
xdotool key shift+s
eventually audience || fail "there is no window for the audience"
sleep 1
xdotool windowfocus "$(xdotool search --onlyvisible --name 'for the audience' | head -1)"; sleep 0.5
xdotool key Prior; sleep 0.5
backAtSecond() { grep -q '"a.md 1 done"' "$progress"; }
eventually backAtSecond || fail "keys in the audience's window are lost: $(cat "$progress")"
xdotool key Next; sleep 0.5
eventually atThird || fail "keys in the audience's window are lost: $(cat "$progress")"
xdotool key shift+s
eventually noAudience || fail "the window for the audience does not go"
sleep 1
picture 5
cmp -s "$room/gjklab-4.png" "$room/gjklab-5.png" || fail "leaving the presenter's view does not lead back to what was there"
xdotool key shift+s
eventually audience || fail "there is no second window for the audience"
closeWindow "$(xdotool search --onlyvisible --name 'for the audience' | head -1)"
eventually noAudience || fail "the audience's window cannot be closed"
kill -0 "$running" 2>/dev/null || fail "closing the audience's window ended the program"

# The window's picture on the clipboard, for whoever pastes.
if command -v xclip >/dev/null; then
  xdotool key ctrl+shift+c; sleep 0.5
  copied() { timeout 5 xclip -selection clipboard -t image/png -o 2>/dev/null | head -c 8 | od -An -tx1 | grep -q '89 50 4e 47'; }
  eventually copied || fail "no picture is on the clipboard"
  xdotool key ctrl+p; sleep 1; xdotool mousemove 511 264 click 1; sleep 0.5; xdotool mousemove 443 378 click 1
  as() { timeout 5 xclip -selection clipboard -t "$1" -o 2>/dev/null | head -c 4; }
  vectors() { [[ $(as image/svg+xml) == "<svg" && $(as UTF8_STRING) == "<svg" ]]; }
  eventually vectors || fail "no picture in vectors is on the clipboard"
fi
xdotool key ctrl+q
eventually ended || fail "the program does not end after a lesson"
running=

# The menus by keys alone: the lessons' menu, its second entry.
start
rm -f "$progress"; xdotool mousemove 1270 700
xdotool key F9; sleep 1.5; xdotool key F9; sleep 1; xdotool key Down; sleep 1; xdotool key Down; sleep 1; xdotool key space; sleep 1
own() { grep -q '"0[2-3]-[a-z-]*.md' "$progress"; }
eventually own || fail "no lesson is opened from its menu by keys: $(cat "$progress")"
xdotool key ctrl+q
eventually ended || fail "the program does not end after a menu"
running=
echo "window_test: passed"

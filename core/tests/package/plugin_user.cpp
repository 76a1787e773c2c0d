#include <cmath>

double distanceOfBalls(double between_centres);

int main() { return std::abs(distanceOfBalls(5) - 3) < 1e-9 ? 0 : 1; }

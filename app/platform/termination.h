#pragma once
// The system's wish that the program end, as by SIGTERM: nobody can be asked anything then.

namespace gjklab {

/// From now on the wish is noted instead of ending the program at once. A second one ends it all the same.
void listenForTermination();
bool terminationRequested();

}  // namespace gjklab

#pragma once
// The system's request that the program end, such as SIGTERM; there is no time for questions to the user.

namespace gjklab {

/// From now on a request is recorded instead of ending the program at once. A second one ends it.
void listenForTermination();
bool terminationRequested();

}  // namespace gjklab

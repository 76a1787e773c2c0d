# precompile(TARGET HEADER…): with GJKLAB_PRECOMPILED, the target's files find the standard headers that most of them
# include, GLM and HEADER… compiled ahead. Every file still includes what it needs, so that it compiles without, too.
function(precompile target)
  if(GJKLAB_PRECOMPILED)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <cmath> <functional> <limits> <memory> <optional> <span>
      <string> <variant> <vector> <glm/glm.hpp> <glm/gtc/quaternion.hpp> ${ARGN})
  endif()
endfunction()

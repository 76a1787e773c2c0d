# Proves that check_layers.cmake lets right includes pass and stops wrong ones: one forbidden include at a time.
#   cmake -DCHECK=<check_layers.cmake> -DWORK=<scratch folder> -P check_layers_test.cmake

cmake_minimum_required(VERSION 3.25)

function(expect result folder line)
  file(REMOVE_RECURSE ${WORK})
  file(WRITE ${WORK}/${folder}/file.h "${line}\n")
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${CHECK} RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  if((status EQUAL 0) AND result STREQUAL "stops")
    message(SEND_ERROR "in ${folder}, '${line}' passed the check")
  elseif(NOT (status EQUAL 0) AND result STREQUAL "passes")
    message(SEND_ERROR "in ${folder}, '${line}' was stopped by the check")
  endif()
endfunction()

expect(passes core/gjk "#include <vector>")
expect(passes core/gjk "#include <glm/glm.hpp>  // vectors")
expect(passes core/gjk "#include \"gjk/trace.h\"")
expect(stops core/gjk "#include <nlohmann/json.hpp>")
expect(stops core/gjk "#include \"model/scene.h\"")
expect(stops core/gjk "#  include <SDL.h>")
expect(passes app/model/scene "#include <nlohmann/json.hpp>")
expect(passes app/model/scene "#include \"gjk/trace.h\"")
expect(passes app/model/scene "#include \"model/text/json_tree.h\"")
expect(stops app/model/scene "#include <SDL.h>")
expect(stops app/model/scene "#include <SDL2/SDL.h>")
expect(stops app/model/scene "#include <imgui.h>")
expect(stops app/model/scene "#include <glad/gl.h>")
expect(stops app/model/scene "#include <GL/gl.h>")
expect(stops app/model/scene "#include <unistd.h>")
expect(stops app/model/scene "#include \"ui/viewport.h\"")
expect(stops app/model/scene "#include \"model/run/run.h\"")  # against the flow
expect(passes app/model/store "#include <unistd.h>")
expect(passes app/export "#include <stb_image_write.h>")
expect(stops app/export "#include \"render/renderer.h\"")
expect(stops app/model/nowhere "#include <vector>")  # a folder without a rule
file(REMOVE_RECURSE ${WORK})

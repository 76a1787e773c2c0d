# Proves that the program without its window prints answers, and loads no library that draws.
#   cmake -DPROGRAM=<gjklab, built from main_printing.cpp> -DWORK=<scratch folder> -P loads_no_window_test.cmake

cmake_minimum_required(VERSION 3.22)

file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${PROGRAM} RESOLVED_DEPENDENCIES_VAR libraries
     UNRESOLVED_DEPENDENCIES_VAR missing)
if(NOT libraries MATCHES "libc[.]|libSystem")
  message(FATAL_ERROR "the libraries of ${PROGRAM} cannot be told: ${libraries}")
endif()
foreach(library IN LISTS libraries missing)
  if(library MATCHES "SDL|imgui|freetype|lib(GL|EGL|OpenGL|X11|wayland)[^/]*$")
    message(SEND_ERROR "loads ${library}")
  endif()
endforeach()

set(scene ${WORK}/scene.json)
file(WRITE ${scene} [[{"gjklab": 1, "dimension": 1, "a": {"shape": "box", "half_extents": [1]},
                       "b": {"shape": "point", "position": [3]}}]])
function(expect status pattern)
  execute_process(COMMAND ${PROGRAM} ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE out ERROR_VARIABLE error)
  if(NOT result EQUAL status OR NOT "${out}${error}" MATCHES "${pattern}")
    message(SEND_ERROR "${ARGN}: exit status ${result}, not ${status}: ${out}${error}")
  endif()
endfunction()
expect(0 "\"status\":\"separated\",\"distance\":2," solve ${scene})
expect(0 "\"phase\": ?\"gjk\"" trace ${scene})
expect(0 "separating-axes|Separating" compare ${scene} --with separating-axes)
expect(0 "vertices" hull ${scene})
expect(1 "no window" ${scene})
expect(2 "no verb .draw." draw ${scene} -o x.png)

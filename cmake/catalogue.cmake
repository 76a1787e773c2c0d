# The program's sentences for translators: a catalogue a language in assets/po (docs/translating.md).
#   cmake --build build --target po   collects the sentences anew and brings every catalogue up to date with them
#   ctest -R catalogue                fails where a catalogue is out of date, or GNU's msgfmt finds a fault in it
find_program(GJKLAB_XGETTEXT xgettext)
find_program(GJKLAB_MSGMERGE msgmerge)
find_program(GJKLAB_MSGFMT msgfmt)
if(GJKLAB_XGETTEXT AND GJKLAB_MSGMERGE AND GJKLAB_MSGFMT AND NOT CMAKE_CROSSCOMPILING AND NOT EMSCRIPTEN)
  set(catalogue_script ${PROJECT_SOURCE_DIR}/cmake/write_catalogue.cmake)
  set(catalogue_tools -DROOT=${PROJECT_SOURCE_DIR} -DXGETTEXT=${GJKLAB_XGETTEXT} -DMSGMERGE=${GJKLAB_MSGMERGE}
    -DMSGFMT=${GJKLAB_MSGFMT} -DWORK=${CMAKE_CURRENT_BINARY_DIR}/catalogue)
  add_custom_target(po COMMAND ${CMAKE_COMMAND} ${catalogue_tools} -P ${catalogue_script} VERBATIM)
  if(GJKLAB_TESTS)
    add_test(NAME catalogue COMMAND ${CMAKE_COMMAND} ${catalogue_tools} -DCHECK=ON -P ${catalogue_script})
  endif()
endif()

# Collects the sentences of the sources into WORK/gjklab.pot and merges them into the catalogues of assets/po; with CHECK,
# only says whether that would change a catalogue, and whether the catalogues are right. See catalogue.cmake.
file(MAKE_DIRECTORY ${WORK})
file(GLOB_RECURSE sources RELATIVE ${ROOT} ${ROOT}/app/*.cpp ${ROOT}/app/*.h)
list(FILTER sources EXCLUDE REGEX "^app/(tests|bench|fuzz)/")
list(SORT sources)
string(REPLACE ";" "\n" list "${sources}")
file(WRITE ${WORK}/sources.txt "${list}\n")

set(collected ${WORK}/gjklab.pot)
file(REMOVE ${collected})
execute_process(
  COMMAND ${XGETTEXT} --files-from=${WORK}/sources.txt --output=${collected} --language=C++ --from-code=UTF-8
          --keyword=tr --keyword=trn:1,2 --keyword=trc:1c,2 --keyword=pluralForm:1,2 --keyword=translatable --keyword=translatableIn:1c,2 --keyword=counted:2,3
          --add-comments=Translators --add-location=file --sort-by-file --package-name=gjklab --no-wrap
          --msgid-bugs-address= --copyright-holder=
  WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE failed ERROR_VARIABLE said)
if(failed)
  message(FATAL_ERROR "xgettext: ${said}")
endif()
# The date would make each collection another one; {n} is no format of C's.
file(READ ${collected} text)
string(REGEX REPLACE "\"POT-Creation-Date: [^\n]*\n" "" text "${text}")
string(REGEX REPLACE "\"PO-Revision-Date: [^\n]*\n" "" text "${text}")
string(REPLACE "charset=CHARSET" "charset=UTF-8" text "${text}")
string(REGEX REPLACE "\n#, c-format(\n)" "\\1" text "${text}")
file(WRITE ${collected} "${text}")

# merge(CATALOGUE): brings it up to date with the sentences.
function(merge catalogue)
  execute_process(COMMAND ${MSGMERGE} --quiet --update --backup=none --no-fuzzy-matching --no-wrap --add-location=file
    --sort-by-file ${catalogue} ${collected} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(GLOB catalogues ${ROOT}/assets/po/*.po)
foreach(catalogue IN LISTS catalogues)
  if(NOT CHECK)
    merge(${catalogue})
    execute_process(COMMAND ${MSGFMT} --statistics --output-file=${WORK}/checked.mo ${catalogue})
    continue()
  endif()
  cmake_path(GET catalogue FILENAME name)
  configure_file(${catalogue} ${WORK}/${name} COPYONLY)
  merge(${WORK}/${name})
  file(READ ${catalogue} before)
  file(READ ${WORK}/${name} after)
  if(NOT before STREQUAL after)
    message(FATAL_ERROR "assets/po/${name} is out of date: run cmake --build build --target po")
  endif()
  execute_process(COMMAND ${MSGFMT} --check-format --check-header --output-file=${WORK}/checked.mo ${catalogue}
    RESULT_VARIABLE failed ERROR_VARIABLE said)
  if(failed)
    message(FATAL_ERROR "${said}")
  endif()
endforeach()

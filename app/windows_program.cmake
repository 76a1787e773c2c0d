# The Windows program: icon, manifest and version in the file, and the zip that is handed out.

set(resources ${CMAKE_CURRENT_BINARY_DIR}/resources)
configure_file(platform/windows/gjklab.rc ${resources}/gjklab.rc @ONLY)
configure_file(platform/windows/gjklab.manifest ${resources}/gjklab.manifest COPYONLY)
set(icon ${PROJECT_SOURCE_DIR}/assets/icon-64.png)
set(pack ${PROJECT_SOURCE_DIR}/packaging/windows_zip.py)
add_custom_command(OUTPUT ${resources}/gjklab.ico COMMAND /usr/bin/python3 ${pack} icon ${icon} ${resources}/gjklab.ico
  DEPENDS ${icon} ${pack} VERBATIM)
set_source_files_properties(${resources}/gjklab.rc PROPERTIES OBJECT_DEPENDS "${resources}/gjklab.ico;${resources}/gjklab.manifest")
target_sources(gjklab PRIVATE ${resources}/gjklab.rc)

include(fonts.cmake)
set(zip ${CMAKE_BINARY_DIR}/gjklab-${PROJECT_VERSION}-windows.zip)
add_custom_command(OUTPUT ${zip}
  COMMAND /usr/bin/python3 ${pack} zip ${zip} $<TARGET_FILE:gjklab> ${PROJECT_SOURCE_DIR} ${GJKLAB_SOURCES} ${fonts}
  DEPENDS gjklab ${fonts} ${pack} COMMENT "packing the zip" VERBATIM)
add_custom_target(windows_zip DEPENDS ${zip})

# Of each catalogue among the assets the page embeds what the page says (web/page_catalogue.py).

set(pack ${CMAKE_CURRENT_SOURCE_DIR}/web/page_catalogue.py)
file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/po)
set(catalogues ${assets})
list(FILTER catalogues INCLUDE REGEX "[.]po$")
list(FILTER assets EXCLUDE REGEX "[.]po$")
foreach(catalogue IN LISTS catalogues)
  get_filename_component(name ${catalogue} NAME)
  set(packed ${CMAKE_CURRENT_BINARY_DIR}/po/${name})
  add_custom_command(OUTPUT ${packed} COMMAND /usr/bin/python3 ${pack} ${catalogue} ${packed}
    DEPENDS ${catalogue} ${pack} COMMENT "packing ${name}" VERBATIM)
  list(APPEND assets po/${name}=${packed})
endforeach()

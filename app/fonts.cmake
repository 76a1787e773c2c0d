# The fonts that come with the page and with the Windows program, cut down to what gjklab writes: each face has the glyphs
# of the ranges that render/fonts.cpp loads it with.

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/render/fonts.cpp)
file(READ ${CMAKE_CURRENT_SOURCE_DIR}/render/fonts.cpp loader)
foreach(table Panel Text Label)
  if(NOT loader MATCHES "k${table}Ranges\\[\\] = {([0-9A-Fx, \n]*), 0}")
    message(FATAL_ERROR "app/render/fonts.cpp has no k${table}Ranges")
  endif()
  string(REGEX REPLACE "[ \n]" "" numbers "${CMAKE_MATCH_1}")
  string(REGEX REPLACE "0x([0-9A-F]+),0x([0-9A-F]+)" "U+\\1-\\2" ${table} "${numbers}")
endforeach()

# cut_font(FACE RANGES)
function(cut_font face ranges)
  set(font ${CMAKE_CURRENT_BINARY_DIR}/fonts/${face}.ttf)
  add_custom_command(OUTPUT ${font}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/fonts
    COMMAND /usr/bin/python3 -m fontTools.subset /usr/share/fonts/truetype/dejavu/${face}.ttf --unicodes=${ranges}
            --layout-features= --drop-tables+=GDEF,GPOS,GSUB,kern,FFTM,gasp --no-hinting --output-file=${font}
    COMMENT "fonts: ${face}" VERBATIM)
  set(fonts ${fonts} ${font} PARENT_SCOPE)
endfunction()

cut_font(DejaVuSans ${Panel})
cut_font(DejaVuSans-Bold ${Text})
cut_font(DejaVuSansMono ${Text})
cut_font(DejaVuSerif ${Label})

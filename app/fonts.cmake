# The fonts that come with the page and with the Windows program, cut down to what gjklab writes.

# The fonts' glyphs in the ranges that render/fonts.cpp asks for.
set(ranges U+20-17F,U+370-3FF,U+400-45F,U+2010-205E,U+2070-209F,U+2100-2161,U+2190-22FF,U+25A0-25FF,U+2600-266F,U+2713-2718,U+27C0-27EF)
foreach(face DejaVuSans DejaVuSans-Bold DejaVuSansMono DejaVuSerif)
  set(font ${CMAKE_CURRENT_BINARY_DIR}/fonts/${face}.ttf)
  add_custom_command(OUTPUT ${font}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/fonts
    COMMAND /usr/bin/python3 -m fontTools.subset /usr/share/fonts/truetype/dejavu/${face}.ttf --unicodes=${ranges}
            --layout-features= --no-hinting --output-file=${font}
    COMMENT "fonts: ${face}" VERBATIM)
  list(APPEND fonts ${font})
endforeach()

# cairo, which writes PDF, and pixman, which it computes with: without configuring, as Windows is always the same. Fonts are
# the system's.

set(pixman ${GJKLAB_SOURCES}/pixman/pixman)
file(GLOB pixman_files ${pixman}/pixman*.c)
# Those of other processors; and what the two include.
list(FILTER pixman_files EXCLUDE REGEX "/pixman-(arm|arm-neon|arm-simd|arma64.*|mips.*|mmx|ppc|region|ssse3|sse2|vmx)[.]c$")
list(APPEND pixman_files ${pixman}/pixman-arm.c ${pixman}/pixman-mips.c ${pixman}/pixman-ppc.c)
file(READ ${pixman}/pixman-version.h.in version)
file(READ ${GJKLAB_SOURCES}/pixman/configure.ac configure)
foreach(part major minor micro)
  string(TOUPPER ${part} PART)
  string(REGEX MATCH "pixman_${part}\\], ([0-9]+)" found "${configure}")
  set(PIXMAN_VERSION_${PART} ${CMAKE_MATCH_1})
endforeach()
configure_file(${pixman}/pixman-version.h.in ${CMAKE_CURRENT_BINARY_DIR}/cairo/pixman-version.h @ONLY)
from_sources(pixman INCLUDE ${CMAKE_CURRENT_BINARY_DIR}/cairo ${pixman} SOURCES ${pixman_files})
target_compile_definitions(third_party_pixman PRIVATE PACKAGE="pixman-1" TLS=__thread)

set(cairo ${GJKLAB_SOURCES}/cairo/src)
file(STRINGS ${cairo}/Makefile.sources lines)
# The files of the features that are built, as the library's own list names them.
set(feature "")
set(cairo_files "")
foreach(line IN LISTS lines)
  if(line MATCHES "^(_?cairo_[a-z0-9_]+)[ \t]*[+]?=")
    set(feature ${CMAKE_MATCH_1})
  elseif(line MATCHES "^[^ \t]")
    set(feature "")
  endif()
  if(feature MATCHES "^(cairo|_cairo_font_subset|_cairo_pdf_operators|_cairo_deflate_stream|cairo_pdf|cairo_win32|cairo_win32_font)_sources$")
    string(REGEX MATCHALL "[a-z0-9/-]+[.]c" names "${line}")
    list(TRANSFORM names PREPEND ${cairo}/)
    list(APPEND cairo_files ${names})
  endif()
endforeach()
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/cairo/cairo-features.h
  "#define CAIRO_FEATURES_H\n#define CAIRO_HAS_PDF_SURFACE 1\n#define CAIRO_HAS_WIN32_SURFACE 1\n#define CAIRO_HAS_WIN32_FONT 1\n"
  "#define CAIRO_HAS_IMAGE_SURFACE 1\n#define CAIRO_HAS_RECORDING_SURFACE 1\n#define CAIRO_HAS_OBSERVER_SURFACE 1\n"
  "#define CAIRO_HAS_MIME_SURFACE 1\n#define CAIRO_HAS_USER_FONT 1\n")
from_sources(cairo INCLUDE ${cairo} ${CMAKE_CURRENT_BINARY_DIR}/cairo SOURCES ${cairo_files})
target_include_directories(third_party_cairo PRIVATE ${GJKLAB_SOURCES}/cairo)
target_compile_definitions(third_party_cairo PUBLIC CAIRO_WIN32_STATIC_BUILD
  PRIVATE HAVE_STDINT_H HAVE_UINT64_T SIZEOF_VOID_P=8 SIZEOF_INT=4 SIZEOF_LONG=4 SIZEOF_LONG_LONG=8 SIZEOF_SIZE_T=8 HAVE_CXX11_ATOMIC_PRIMITIVES)
target_link_libraries(third_party_cairo PRIVATE third_party_pixman third_party::zlib PUBLIC gdi32 msimg32)

# Writes a C++ file that holds every GLSL file as a string, so that the program is one file.
# cmake -DINPUT_DIR=… -DOUTPUT=… -P embed_shaders.cmake

file(GLOB shaders "${INPUT_DIR}/*.glsl")
list(SORT shaders)
set(text "#include \"render/shader.h\"\n\nnamespace gjklab {\n\nstd::string_view shaderSource(std::string_view name) {\n")
foreach(path IN LISTS shaders)
  get_filename_component(name "${path}" NAME)
  file(READ "${path}" source)
  string(APPEND text "  if (name == \"${name}\")\n    return R\"glsl(${source})glsl\";\n")
endforeach()
string(APPEND text "  return {};\n}\n\n}  // namespace gjklab\n")
file(WRITE "${OUTPUT}" "${text}")

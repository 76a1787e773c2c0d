# bench_rival(PROGRAM NAME SOURCE TARGET): adds to PROGRAM the part that measures another library, where that is installed.
# Its headers are not ours to warn about.
function(bench_rival program name source target)
  if(NOT TARGET ${target})
    message(STATUS "benchmarks: ${name} is not installed, ${program} leaves it out")
    return()
  endif()
  string(TOUPPER ${name} upper)
  target_sources(${program} PRIVATE ${source})
  target_compile_definitions(${program} PRIVATE GJKLAB_BENCH_${upper})
  target_link_libraries(${program} PRIVATE ${target})
endfunction()

# python.cmake - the extension module of the Python package, for scikit-build-core (pyproject.toml). It takes of base/, table/
# and lab/ what a match, a scenario, an arena and a sweep need: nothing that reads JSON, no files, no sockets.
find_package(Python REQUIRED COMPONENTS Interpreter Development.SABIModule)

file(GLOB parts CONFIGURE_DEPENDS base/*.c table/match/*.c table/scenario/*.c table/wire/*.c learn/*.c learn/batch/*.c
     lab/arena/*.c lab/play/*.c lab/study/*.c lab/sweep/*.c lab/words*.c)
list(FILTER parts EXCLUDE REGEX "/base/form\\.c$")
set_source_files_properties(learn/net.c PROPERTIES COMPILE_OPTIONS "-ftree-vectorize")
orrery_layer(orrery_bots bots orrery_rules m)
orrery_nets(orrery_bots)
add_library(orrery_parts STATIC ${parts})
target_link_libraries(orrery_parts PUBLIC orrery_bots orrery_rules Threads::Threads m)
orrery_rule_words(orrery_parts it)

file(GLOB module_sources CONFIGURE_DEPENDS python/src/*.c)
python_add_library(_orrery MODULE USE_SABI 3.11 WITH_SOABI ${module_sources})
set_target_properties(_orrery PROPERTIES C_VISIBILITY_PRESET hidden)
target_compile_options(_orrery PRIVATE -Wno-pedantic -Wno-missing-prototypes)      # slots of types hold functions as void *
target_link_libraries(_orrery PRIVATE -Wl,--start-group orrery_parts orrery_bots orrery_rules -Wl,--end-group
                      Threads::Threads m)
target_link_options(_orrery PRIVATE -Wl,--exclude-libs,ALL)
install(TARGETS _orrery DESTINATION orrery)

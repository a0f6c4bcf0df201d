# solo.cmake - apps/solo as one module of WebAssembly: build/solo.wasm, for `make site`. It needs clang and Debian's wasi-libc;
# without them there is no such target. The rules, tables and words made at build time are the program's own.
find_program(WASM_CC clang-19)
find_program(WASM_LD wasm-ld-19)
set(WASI /usr CACHE PATH "where include/wasm32-wasi and lib/wasm32-wasi are")
if(NOT WASM_CC OR NOT WASM_LD OR NOT EXISTS ${WASI}/lib/wasm32-wasi/libc.a)
    message(STATUS "Built without solo.wasm: it needs clang-19, lld-19 and wasi-libc (tools/setup site).")
    return()
endif()

# Everything the module may need; what it does not is left out by the linker.
file(GLOB_RECURSE solo_sources CONFIGURE_DEPENDS
    engine/*.c games/*.c base/*.c table/*.c bots/*.c apps/solo/*.c lab/puzzle/*.c)
file(GLOB solo_learn CONFIGURE_DEPENDS learn/*.c)
list(APPEND solo_sources ${solo_learn})
foreach(source lab/play/chances.c lab/play/round.c lab/play/trace.c lab/study/review.c lab/bench/signature.c apps/common/hindsight.c
        apps/common/help.c apps/common/house_page.c apps/common/lessons.c apps/common/puzzles.c apps/common/table_page.c
        apps/common/tallies.c apps/common/thoughts.c apps/common/walk_page.c)
    list(APPEND solo_sources ${CMAKE_SOURCE_DIR}/${source})
endforeach()
list(FILTER solo_sources EXCLUDE REGEX "/lab/puzzle/mine")
get_property(games GLOBAL PROPERTY ORR_GAMES)
foreach(folder IN LISTS games)
    get_property(prefix GLOBAL PROPERTY ORR_PREFIX_${folder})
    string(TOLOWER ${prefix} lower)
    list(APPEND solo_sources ${ORR_GENERATED}/games/${folder}/${lower}_rules.c)
    if(EXISTS ${CMAKE_SOURCE_DIR}/data/${folder})
        list(APPEND solo_sources ${ORR_GENERATED}/games/${folder}/house_set.c)
    endif()
endforeach()

# Texts that only some pages need are beside the module: apps/solo/solo_texts.c.
file(GLOB solo_texts CONFIGURE_DEPENDS data/*/lessons/* data/*/puzzles/* data/*/help/* docs/rules/it/*.md)
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/solo.texts VERBATIM COMMAND_EXPAND_LISTS
    COMMAND ${CMAKE_SOURCE_DIR}/tools/texts ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/solo.texts ${solo_texts}
    DEPENDS ${CMAKE_SOURCE_DIR}/tools/texts ${solo_texts})

set(solo_flags --target=wasm32-wasi --sysroot=${WASI} -isystem ${WASI}/include/wasm32-wasi -std=c17 -Os -flto
    -mbulk-memory -mnontrapping-fptoint -D_POSIX_C_SOURCE=200809L -Wall -Wextra
    -Wno-missing-field-initializers -I${CMAKE_SOURCE_DIR} -I${CMAKE_BINARY_DIR})
set(objects "")
foreach(source IN LISTS solo_sources)
    string(REPLACE ${CMAKE_SOURCE_DIR}/ "" name ${source})
    string(REPLACE ${CMAKE_BINARY_DIR}/ "" name ${name})
    string(REPLACE / . name ${name})
    set(object solo/${name}.o)
    set(size "")
    if(name MATCHES "^engine")                     # where imagined games spend their time
        set(size -O2)
    elseif(name MATCHES "^(apps|table|base|lab)\\.|^games\\..*\\.show\\.")     # and where they never are
        set(size -Oz)
    elseif(name STREQUAL "learn.net.c")            # networks: vectors, and no optimiser that would spread them to the rest
        set(size -O3 -msimd128 -fno-lto)
    endif()
    add_custom_command(OUTPUT ${object} DEPFILE ${object}.d VERBATIM
        COMMAND ${CMAKE_C_COMPILER_LAUNCHER} ${WASM_CC} ${solo_flags} ${size} -MD -MT ${object} -MF ${object}.d -c ${source} -o ${object}
        DEPENDS ${source})
    list(APPEND objects ${object})
endforeach()
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/solo)
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/solo.wasm VERBATIM COMMAND_EXPAND_LISTS
    COMMAND ${WASM_CC} --target=wasm32-wasi --sysroot=${WASI} -L${WASI}/lib/wasm32-wasi -mexec-model=reactor -flto
            -Wl,--lto-O2 -Wl,--gc-sections -Wl,--strip-all -Wl,-z,stack-size=1048576 ${objects} -lm
            -o ${CMAKE_BINARY_DIR}/solo.wasm
    DEPENDS ${objects})
add_custom_target(solo DEPENDS ${CMAKE_BINARY_DIR}/solo.wasm ${CMAKE_BINARY_DIR}/solo.texts)
add_dependencies(solo orrery_rules)              # whose rules and sets are made at build time

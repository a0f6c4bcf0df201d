# games.cmake - how a game, a layer, the rules library and the tools are built.

# orrery_tool(NAME SOURCE...): a program that the build itself runs.
function(orrery_tool name)
    add_executable(${name} ${ARGN})
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools INTERPROCEDURAL_OPTIMIZATION_RELEASE OFF)
    target_link_options(${name} PRIVATE -fno-lto)
endfunction()

# The engine and the games may use nothing but memcpy, memmove, memset and memcmp.
function(orrery_freestanding target)
    set_target_properties(${target} PROPERTIES C_STANDARD 11)
    target_compile_options(${target} PRIVATE -ffreestanding)
endfunction()

# orrery_game(FOLDER PREFIX [GAME]): games/FOLDER, its ledger docs/rules/<folder with dashes>.md and, if data/FOLDER
# exists, its house set. The C names follow the prefix: eg_rules.h, eg_set.h, eg_house_set. Editions of one game share all
# of that, and GAME is the id of one of them.
function(orrery_game folder prefix)
    string(TOLOWER ${prefix} lower)
    string(REPLACE _ - id ${folder})
    set(generated ${ORR_GENERATED}/games/${folder})
    set(ledger_file ${CMAKE_SOURCE_DIR}/docs/rules/${id}.md)
    file(MAKE_DIRECTORY ${generated})
    add_custom_command(OUTPUT ${generated}/${lower}_rules.h ${generated}/${lower}_rules.c
        COMMAND ledger ${folder} ${prefix} ${ledger_file} ${generated}/${lower}_rules.h ${generated}/${lower}_rules.c
        DEPENDS ledger ${ledger_file} VERBATIM)
    file(GLOB sources CONFIGURE_DEPENDS games/${folder}/*.c games/${folder}/*/*.c)
    list(SORT sources COMPARE FILE_BASENAME)      # an order that does not change when a file moves to another folder
    add_library(rules_${folder} OBJECT ${sources} ${generated}/${lower}_rules.c ${generated}/${lower}_rules.h)
    orrery_freestanding(rules_${folder})
    set_property(GLOBAL APPEND PROPERTY ORR_GAMES ${folder})
    set_property(GLOBAL PROPERTY ORR_PREFIX_${folder} ${prefix})
    if(ARGC GREATER 2)
        set(id ${ARGV2})
    endif()
    set_property(GLOBAL PROPERTY ORR_ID_${folder} ${id})
endfunction()

# Whatever reads strangers' bytes: messages, requests, records, card sets, scenarios, files.
function(orrery_hardened target)
    set(hardened -fstack-protector-strong -fstack-clash-protection -fcf-protection=full -ftrivial-auto-var-init=zero
                 -fno-delete-null-pointer-checks -fno-strict-overflow -fvisibility=hidden -Wformat=2
                 -Wimplicit-fallthrough)
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:C>:${hardened}>)
    if(NOT CMAKE_C_FLAGS MATCHES sanitize AND NOT CMAKE_BUILD_TYPE STREQUAL None)
        target_compile_options(${target} PRIVATE       # in this order: CMake puts definitions before options
            $<$<COMPILE_LANGUAGE:C>:-U_FORTIFY_SOURCE> $<$<COMPILE_LANGUAGE:C>:-D_FORTIFY_SOURCE=3>)
    endif()
endfunction()

# orrery_layer(TARGET FOLDER LIBRARY...): a hosted library of everything in a folder and its folders.
function(orrery_layer target folder)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.c)
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PUBLIC ${ARGN})
endfunction()

# The house set of a game is C made from its CSV files by the very loader that reads sets at run time. tools/setc
# therefore links the game with a blank house set; the real one joins it in orrery_rules.
function(orrery_rules)
    get_property(games GLOBAL PROPERTY ORR_GAMES)
    set(objects $<TARGET_OBJECTS:rules_engine>)
    set(blanks "")
    set(with_set "")
    foreach(folder IN LISTS games)
        list(APPEND objects $<TARGET_OBJECTS:rules_${folder}>)
        if(EXISTS ${CMAKE_SOURCE_DIR}/data/${folder})
            list(APPEND with_set ${folder})
            get_property(prefix GLOBAL PROPERTY ORR_PREFIX_${folder})
            string(TOLOWER ${prefix} lower)
            string(APPEND blanks "#include \"games/${folder}/${lower}_set.h\"\nconst ${lower}_set ${lower}_house_set;\n")
        endif()
    endforeach()
    set(sets "")
    if(with_set)
        file(GENERATE OUTPUT ${ORR_GENERATED}/blank_sets.c CONTENT "${blanks}")
        set(set_reader table/match/set.c table/match/box.c base/csv.c base/decimal.c base/error.c base/buffer.c base/plain.c)
        orrery_tool(setc tools/setc.c apps/common/files.c ${set_reader} ${ORR_GENERATED}/blank_sets.c ${objects})
        foreach(folder IN LISTS with_set)
            get_property(id GLOBAL PROPERTY ORR_ID_${folder})
            file(GLOB sheets CONFIGURE_DEPENDS data/${folder}/*.csv)
            set(made ${ORR_GENERATED}/games/${folder}/house_set.c)
            get_property(prefix GLOBAL PROPERTY ORR_PREFIX_${folder})
            string(TOLOWER ${prefix} lower)
            add_custom_command(OUTPUT ${made}
                COMMAND setc ${id} ${folder} ${lower} ${CMAKE_SOURCE_DIR}/data/${folder} ${made}
                DEPENDS setc ${sheets} VERBATIM)
            list(APPEND sets ${made})
        endforeach()
    endif()
    add_library(orrery_rules STATIC ${objects} ${sets})
    orrery_freestanding(orrery_rules)
endfunction()

# lab/rulemap.h: made anew whenever a file that could name a rule changes.
function(orrery_rulemap)
    file(GLOB places CONFIGURE_DEPENDS games/*/*.[ch] games/*/*/*.[ch] tests/games/*/* docs/rules/*)
    orrery_tool(rulemap tools/rulemap.c)
    target_link_libraries(rulemap PRIVATE orrery_rules)
    add_custom_command(OUTPUT ${ORR_GENERATED}/rulemap.c
        COMMAND rulemap ${CMAKE_SOURCE_DIR} ${ORR_GENERATED}/rulemap.c
        DEPENDS rulemap ${places} VERBATIM)
    add_library(orrery_rulemap STATIC ${ORR_GENERATED}/rulemap.c)
endfunction()

# orrery_rule_words(TARGET LANGUAGE): the rules of all games in another language, table/match/rule_words.h.
function(orrery_rule_words target language)
    file(GLOB files CONFIGURE_DEPENDS docs/rules/${language}/*.md)
    orrery_tool(rulewords tools/rulewords.c)
    target_link_libraries(rulewords PRIVATE orrery_rules)
    add_custom_command(OUTPUT ${ORR_GENERATED}/rules_${language}.c
        COMMAND rulewords ${CMAKE_SOURCE_DIR} ${language} ${ORR_GENERATED}/rules_${language}.c
        DEPENDS rulewords ${files} VERBATIM)
    target_sources(${target} PRIVATE ${ORR_GENERATED}/rules_${language}.c)
endfunction()

# orrery_web_words(TARGET LANGUAGE): what the table in a terminal says in another language, apps/tui/tongue.h.
function(orrery_web_words target language)
    file(GLOB files CONFIGURE_DEPENDS web/src/games/*/${language}*.ts web/src/games/*/values.ts web/src/words/${language}_server.ts apps/tui/words.csv
        data/*/help/terminal.csv)
    orrery_tool(webwords tools/webwords.c base/csv.c)
    add_custom_command(OUTPUT ${ORR_GENERATED}/words_${language}.c
        COMMAND webwords ${CMAKE_SOURCE_DIR} ${language} ${ORR_GENERATED}/words_${language}.c
        DEPENDS webwords ${files} VERBATIM)
    target_sources(${target} PRIVATE ${ORR_GENERATED}/words_${language}.c)
endfunction()

# orrery_texts(TARGET KIND): the files data/GAME/KIND/* of all games, as they are: lessons, puzzles, help.
function(orrery_texts target kind)
    enable_language(ASM)
    set(made ${ORR_GENERATED}/${kind})
    file(GLOB files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/data/*/${kind}/*)
    add_custom_command(OUTPUT ${made}/${kind}.c ${made}/${kind}.S
        COMMAND ${CMAKE_SOURCE_DIR}/tools/lessons ${CMAKE_SOURCE_DIR}/data ${made} ${kind}
        DEPENDS ${CMAKE_SOURCE_DIR}/tools/lessons ${files} VERBATIM)
    set_source_files_properties(${made}/${kind}.S PROPERTIES OBJECT_DEPENDS "${files}")
    target_sources(${target} PRIVATE ${made}/${kind}.c ${made}/${kind}.S)
endfunction()

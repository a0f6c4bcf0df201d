# server.cmake - `orrery serve`: its libraries and the web client inside it.
find_package(PkgConfig REQUIRED)
pkg_check_modules(UV REQUIRED IMPORTED_TARGET libuv)
pkg_check_modules(SQLITE REQUIRED IMPORTED_TARGET sqlite3)
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)

# llhttp: the system's library where there is one, else the C sources that Debian's node-llhttp brings, in strict mode.
pkg_check_modules(LLHTTP IMPORTED_TARGET libllhttp)
add_library(orrery_llhttp INTERFACE)
if(LLHTTP_FOUND)
    target_link_libraries(orrery_llhttp INTERFACE PkgConfig::LLHTTP)
else()
    find_path(LLHTTP_SOURCES llhttp.c PATHS /usr/share/llhttp /usr/share/nodejs/llhttp/src REQUIRED NO_DEFAULT_PATH)
    find_path(LLHTTP_INCLUDE llhttp.h PATHS /usr/share/include/llhttp REQUIRED NO_DEFAULT_PATH)
    add_library(orrery_llhttp_c STATIC ${LLHTTP_SOURCES}/api.c ${LLHTTP_SOURCES}/http.c ${LLHTTP_SOURCES}/llhttp.c)
    target_compile_definitions(orrery_llhttp_c PRIVATE LLHTTP_STRICT_MODE=1)
    target_compile_options(orrery_llhttp_c PRIVATE -w)          # not ours to warn about
    target_include_directories(orrery_llhttp_c SYSTEM PUBLIC ${LLHTTP_INCLUDE})
    target_link_libraries(orrery_llhttp INTERFACE orrery_llhttp_c)
endif()

# The client, as `make web` built it.
set(ORR_WEB ${CMAKE_SOURCE_DIR}/web/dist)
file(GLOB_RECURSE web_files CONFIGURE_DEPENDS ${ORR_WEB}/*)
set(assets ${ORR_GENERATED}/assets)
add_custom_command(OUTPUT ${assets}/assets.c ${assets}/assets.S
    COMMAND ${CMAKE_SOURCE_DIR}/tools/assets ${ORR_WEB} ${assets}
    DEPENDS ${CMAKE_SOURCE_DIR}/tools/assets ${web_files} VERBATIM)

# Web Push needs libcurl and OpenSSL 3; without them the program is built without it.
option(ORR_PUSH "Notifications to browsers by Web Push, if libcurl and OpenSSL 3 are there" ON)
if(ORR_PUSH)
    pkg_check_modules(CURL IMPORTED_TARGET libcurl>=7.85)
    pkg_check_modules(CRYPTO IMPORTED_TARGET libcrypto>=3.0)
endif()
if(ORR_PUSH AND CURL_FOUND AND CRYPTO_FOUND)
    set(ORR_HAS_PUSH ON)
else()
    set(ORR_HAS_PUSH OFF)
    message(STATUS "Built without Web Push: it needs libcurl 7.85 and OpenSSL 3.")
endif()

# A store on PostgreSQL needs libpq with its pipeline mode; without it the program is built with SQLite alone.
option(ORR_POSTGRES "Stores on PostgreSQL, if libpq is there" ON)
if(ORR_POSTGRES)
    pkg_check_modules(PQ IMPORTED_TARGET libpq>=14)
endif()
if(ORR_POSTGRES AND PQ_FOUND)
    set(ORR_HAS_POSTGRES ON)
else()
    set(ORR_HAS_POSTGRES OFF)
    message(STATUS "Built without PostgreSQL: it needs libpq 14.")
endif()

file(GLOB_RECURSE server_sources CONFIGURE_DEPENDS apps/server/*.c)
if(ORR_HAS_POSTGRES)
    list(FILTER server_sources EXCLUDE REGEX "/store/store_postgres_none\\.c$")
else()
    list(FILTER server_sources EXCLUDE REGEX "/store/store_postgres_(fleet|open|put|read|take|talk|values)\\.c$")
endif()
if(ORR_HAS_PUSH)
    list(FILTER server_sources EXCLUDE REGEX "/push/push_none\\.c$")
else()
    list(FILTER server_sources EXCLUDE REGEX "/push/push_(keys|crypt|vapid|address|pace|send)\\.c$")
endif()
add_library(orrery_server STATIC ${server_sources} ${assets}/assets.c ${assets}/assets.S)
target_link_libraries(orrery_server PUBLIC orrery_common orrery_llhttp PkgConfig::UV PkgConfig::SQLITE PkgConfig::SODIUM
                      Threads::Threads m)
if(ORR_HAS_PUSH)
    target_link_libraries(orrery_server PUBLIC PkgConfig::CURL PkgConfig::CRYPTO)
endif()
if(ORR_HAS_POSTGRES)
    target_link_libraries(orrery_server PUBLIC PkgConfig::PQ)
endif()
orrery_hardened(orrery_server)
target_link_options(orrery_server INTERFACE -Wl,-z,relro,-z,now,-z,noexecstack,--as-needed)

# bench/load: scripted people at many tables; the tests only see that it runs.
add_executable(load bench/load/load.c bench/load/client.c bench/load/seats.c bench/load/visitor.c bench/load/experts.c)
target_link_libraries(load PRIVATE PkgConfig::UV Threads::Threads)

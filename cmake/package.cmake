# package.cmake - `make package`: the program, its unit and settings, its manual, the licences and the list of what is inside.
# `make install`: the component `program` alone, for whoever plays; a server is better installed as a package.
set(when "")
if(ORR_LTO)                         # what is given away has a manual; who builds it for themselves has --help
    set(when ALL)
endif()
install(TARGETS orrery RUNTIME DESTINATION bin COMPONENT program)
install(FILES packaging/orrery.service DESTINATION lib/systemd/system)
install(FILES packaging/server.ini DESTINATION /etc/orrery)
install(FILES README.md CHANGELOG.md NOTICE docs/host/hosting.md docs/play/playing.md DESTINATION share/doc/orrery)
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/orrery.1 DEPENDS orrery VERBATIM
    COMMAND $<TARGET_FILE:orrery> --help=manual > ${CMAKE_BINARY_DIR}/orrery.1)
add_custom_target(manual ${when} DEPENDS ${CMAKE_BINARY_DIR}/orrery.1)
install(FILES ${CMAKE_BINARY_DIR}/orrery.1 DESTINATION share/man/man1 COMPONENT program OPTIONAL)
install(FILES web/dist/licences.txt DESTINATION share/doc/orrery OPTIONAL)
install(DIRECTORY LICENSES DESTINATION share/doc/orrery)
find_program(PYTHON3 python3)
if(PYTHON3)                         # what is inside: the libraries of this very program and the packages of the client
    add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/orrery.spdx.json DEPENDS orrery ${CMAKE_SOURCE_DIR}/tools/sbom VERBATIM
        COMMAND ${CMAKE_SOURCE_DIR}/tools/sbom ${CMAKE_BINARY_DIR} ${CMAKE_SOURCE_DIR}/web/dist > ${CMAKE_BINARY_DIR}/orrery.spdx.json)
    add_custom_target(sbom ${when} DEPENDS ${CMAKE_BINARY_DIR}/orrery.spdx.json)
    install(FILES ${CMAKE_BINARY_DIR}/orrery.spdx.json DESTINATION share/doc/orrery OPTIONAL)
endif()
install(FILES packaging/orrery.bash DESTINATION share/bash-completion/completions COMPONENT program RENAME orrery)
install(FILES packaging/orrery.zsh DESTINATION share/zsh/site-functions COMPONENT program RENAME _orrery)
install(FILES packaging/orrery.zsh DESTINATION share/zsh/vendor-completions RENAME _orrery)        # where Debian looks
install(FILES packaging/orrery.fish DESTINATION share/fish/vendor_completions.d COMPONENT program)
install(DIRECTORY docs/develop/json DESTINATION share/orrery COMPONENT program)
install(FILES LICENSE DESTINATION share/doc/orrery COMPONENT program RENAME copyright)

set(CPACK_PACKAGE_NAME orrery)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "Orrery <orrery@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "science-fiction board games: web table, terminal, bots, laboratory")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
file(WRITE ${CMAKE_BINARY_DIR}/conffiles "/etc/orrery/server.ini\n")
set(scripts ${CMAKE_SOURCE_DIR}/packaging/debian)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    ${CMAKE_BINARY_DIR}/conffiles ${scripts}/postinst ${scripts}/prerm ${scripts}/postrm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)

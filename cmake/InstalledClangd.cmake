# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs at the end of an installation. Writes share/amp2hip/.clangd, the settings
# with which clangd reads C++ AMP, for the installed headers.
#
# The settings contain absolute paths. If the files are installed in a folder
# from which they move later, as with DESTDIR, the caller sets
#   AMP2HIP_STAGED  the prefix where the files are now
#   AMP2HIP_PREFIX  the prefix where they will be

if(NOT DEFINED AMP2HIP_STAGED)
  set(AMP2HIP_STAGED "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}")
  set(AMP2HIP_PREFIX "${CMAKE_INSTALL_PREFIX}")
endif()
set(settings "${AMP2HIP_STAGED}/share/amp2hip/.clangd")
execute_process(COMMAND "${AMP2HIP_STAGED}/bin/amp2hip" --cflags=clangd
                OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
# The tool names its headers by the real path of its folder.
file(REAL_PATH "${AMP2HIP_STAGED}" staged)
if(NOT AMP2HIP_STAGED STREQUAL AMP2HIP_PREFIX)
  string(REPLACE "'${staged}/" "'${AMP2HIP_PREFIX}/" text "${text}")
endif()
message(STATUS "Installing: ${settings}")
file(WRITE "${settings}" "${text}")

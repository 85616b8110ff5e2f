# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs before CPack makes a package of the staged files. Writes the settings of
# clangd for the prefix of the package instead of the folder of CPack.

set(AMP2HIP_PREFIX "${CPACK_PACKAGING_INSTALL_PREFIX}")
set(AMP2HIP_STAGED "${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}")
include("${CMAKE_CURRENT_LIST_DIR}/InstalledClangd.cmake")

# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The Debian package: `cpack --config build/CPackConfig.cmake` writes
# amp2hip_<version>_<architecture>.deb. The package has the tool, the headers,
# the runtime libraries that were built, the CMake package and the
# documentation.

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME amp2hip)
set(CPACK_PACKAGE_VENDOR "amp2hip")
set(CPACK_PACKAGE_CONTACT "The amp2hip developers <maintainers@amp2hip.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Translator from C++ AMP to C++ for GPUs (HIP, CUDA) and the CPU")
set(CPACK_PACKAGE_DESCRIPTION
    "amp2hip translates C++ AMP sources to C++ sources for AMD and NVIDIA GPUs and\nfor the CPU, and contains the runtime library that the translated programs use.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/cmake/PackagedClangd.cmake")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
# The tool reads Clang's own headers. Translated programs link to oneTBB and
# Boost.Context. `amp2hip migrate` merges with git.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libclang-common-${AMP2HIP_LLVM_MAJOR}-dev")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "g++, cmake (>= 3.25), ninja-build, git, libtbb-dev, libboost-context-dev")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "hipcc, nvidia-cuda-toolkit, pkg-config")
# dpkg-shlibdeps finds the packages of the shared libraries.
find_program(AMP2HIP_DPKG_SHLIBDEPS dpkg-shlibdeps)
mark_as_advanced(AMP2HIP_DPKG_SHLIBDEPS)
if(AMP2HIP_DPKG_SHLIBDEPS)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
else()
  string(APPEND CPACK_DEBIAN_PACKAGE_DEPENDS
         ", libclang-cpp${AMP2HIP_LLVM_MAJOR}, libllvm${AMP2HIP_LLVM_MAJOR}, libfmt9, libpugixml1v5, libstdc++6")
endif()
include(CPack)

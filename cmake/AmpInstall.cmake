# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Install rules: bin/amp2hip, include/amp2hip/, lib/libamp2hip*.a and the CMake
# package lib/cmake/amp2hip/. The layout is fixed and equals that of the build
# tree, because the tool finds its headers and libraries relative to itself.

include(CMakePackageConfigHelpers)
set(package_dir "lib/cmake/amp2hip")

# The exported names of the targets: amp2hip::amp2hip, amp2hip::runtime_cpu...
set(targets "")
if(TARGET amp2hip AND NOT AMP2HIP_TOOL)
  list(APPEND targets amp2hip)
  set_target_properties(amp2hip PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
endif()
foreach(entry IN ITEMS amp2hip_runtime=runtime amp2hip_cpu=cpu amp2hip_runtime_cpu=runtime_cpu
                       amp2hip_check=runtime_check amp2hip_cuda=runtime_cuda amp2hip_hip=runtime_hip
                       amp2hip_windows=windows amp2hip_compat=compat
                       amp2hip_dll_main=dll_main)
  string(REPLACE "=" ";" entry "${entry}")
  list(GET entry 0 target)
  list(GET entry 1 exported)
  if(TARGET ${target})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${exported})
    list(APPEND targets ${target})
  endif()
endforeach()

install(TARGETS ${targets} EXPORT amp2hipTargets
        RUNTIME DESTINATION bin
        ARCHIVE DESTINATION lib
        INCLUDES DESTINATION include/amp2hip)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/amp-headers/"
        DESTINATION include/amp2hip
        FILES_MATCHING PATTERN "*.h" PATTERN "*.inl")

# The headers of amp2hip::compat.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/compat/windows/include/" DESTINATION include/amp2hip-windows)

# The documentation. The diagnostics name the paths of the pages of the rules.
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/" DESTINATION share/doc/amp2hip
        FILES_MATCHING PATTERN "*.md" PATTERN "*.png")
install(FILES README.md CHANGELOG.md DESTINATION share/doc/amp2hip)
install(SCRIPT "${PROJECT_SOURCE_DIR}/cmake/InstalledLinks.cmake")

# translator/tool writes the manual page and the completion of shells.
if(TARGET amp2hip AND NOT AMP2HIP_TOOL)
  foreach(file IN ITEMS man/man1/amp2hip.1 bash-completion/completions/amp2hip zsh/vendor-completions/_amp2hip)
    cmake_path(GET file PARENT_PATH folder)
    install(FILES "${PROJECT_BINARY_DIR}/share/${file}" DESTINATION "share/${folder}")
  endforeach()
  # Debian's zsh searches vendor-completions of /usr, and every zsh
  # site-functions of its own prefix.
  install(FILES "${PROJECT_BINARY_DIR}/share/zsh/vendor-completions/_amp2hip" DESTINATION share/zsh/site-functions)
  install(SCRIPT "${PROJECT_SOURCE_DIR}/cmake/InstalledClangd.cmake")
endif()

# pkg-config files, one for each backend: `pkg-config --cflags --libs
# amp2hip-cpu`.
foreach(backend IN ITEMS cpu cuda hip)
  if(backend STREQUAL "cpu" OR TARGET amp2hip_${backend})
    set(language "-x c++")
    set(vendor_library "")
    if(backend STREQUAL "cuda")
      set(language "-x cu -Werror cross-execution-space-call --diag-error 20257 --expt-relaxed-constexpr")
      set(vendor_library "-lamp2hip_cuda")
    elseif(backend STREQUAL "hip")
      set(language "-x hip")
      set(vendor_library "-lamp2hip_hip")
    endif()
    set(system_library "")
    if(backend STREQUAL "hip")
      set(system_library " -lamdhip64")
    endif()
    configure_file("${PROJECT_SOURCE_DIR}/cmake/amp2hip.pc.in"
                   "${PROJECT_BINARY_DIR}/amp2hip-${backend}.pc" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/amp2hip-${backend}.pc" DESTINATION lib/pkgconfig)
  endif()
endforeach()

install(EXPORT amp2hipTargets NAMESPACE amp2hip:: DESTINATION "${package_dir}")
configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/amp2hipConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/amp2hipConfig.cmake" INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/amp2hipConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES
  "${PROJECT_BINARY_DIR}/amp2hipConfig.cmake"
  "${PROJECT_BINARY_DIR}/amp2hipConfigVersion.cmake"
  cmake/AmpTranslate.cmake cmake/AmpBackend.cmake cmake/AmpCompilers.cmake
  cmake/AmpFlags.cmake cmake/AmpProperties.cmake cmake/AmpTranslateStep.cmake cmake/AmpCompileStep.cmake
  cmake/AmpExports.cmake cmake/AmpExportsStep.cmake
  DESTINATION "${package_dir}")
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs at the end of an installation. Corrects the links of the installed pages:
# README.md and CHANGELOG.md are in the folder of the pages of docs/, and
# sources, tests and samples are not installed, so that links to them become
# plain text.

set(folder "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/share/doc/amp2hip")
file(GLOB_RECURSE pages RELATIVE "${folder}" "${folder}/*.md")
foreach(page IN LISTS pages)
  file(READ "${folder}/${page}" old)
  set(new "${old}")
  if(page MATCHES "^(README|CHANGELOG)[.]md$")
    string(REPLACE "](docs/" "](" new "${new}")
    set(outside "((samples|tests|scripts|compat|translator|runtime|cmake|[.]github)/|CONTRIBUTING[.]md)")
  elseif(page MATCHES "/")
    string(REGEX REPLACE "[]][(][.][.]/[.][.]/(README|CHANGELOG)[.]md" "](../\\1.md" new "${new}")
    set(outside "[.][.]/[.][.]/")
  else()
    string(REGEX REPLACE "[]][(][.][.]/(README|CHANGELOG)[.]md" "](\\1.md" new "${new}")
    set(outside "[.][.]/")
  endif()
  string(REGEX REPLACE "[[]([^][]*)[]][(]${outside}[^)]*[)]" "\\1" new "${new}")
  if(NOT new STREQUAL old)
    file(WRITE "${folder}/${page}" "${new}")
  endif()
endforeach()

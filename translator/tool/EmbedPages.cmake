# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -DFOLDER=docs/diagnostics -DEMBEDDED=Pages.inc -P EmbedPages.cmake
#
# Writes each page of FOLDER as PAGE("AMP1101", R"page(...)page").

cmake_minimum_required(VERSION 3.25)
file(GLOB pages "${FOLDER}/AMP*.md")
list(SORT pages)
set(text "")
foreach(page IN LISTS pages)
  cmake_path(GET page STEM name)
  file(READ "${page}" contents)
  string(APPEND text "PAGE(\"${name}\", R\"page(${contents})page\")\n")
endforeach()
file(WRITE "${EMBEDDED}" "${text}")

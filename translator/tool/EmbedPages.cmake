# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Generates a C++ file with the documentation pages of the rules, which
# Explain.cpp includes. Each page of FOLDER becomes a line
# PAGE("AMP1101", R"page(...)page") of the file EMBEDDED.
#
#   cmake -DFOLDER=docs/diagnostics -DEMBEDDED=Pages.inc -P EmbedPages.cmake

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

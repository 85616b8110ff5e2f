# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Generates a C++ file with the parts of the HTML page, which Page.cpp includes.
# Each file of FOLDER becomes a line PART("page.css", R"part(...)part") of the
# file EMBEDDED.
#
#   cmake -DFOLDER=page -DEMBEDDED=PageParts.inc -P EmbedFiles.cmake

cmake_minimum_required(VERSION 3.25)
file(GLOB parts "${FOLDER}/*.html" "${FOLDER}/*.css" "${FOLDER}/*.js")
list(SORT parts)
set(text "")
foreach(part IN LISTS parts)
  cmake_path(GET part FILENAME name)
  file(READ "${part}" contents)
  string(APPEND text "PART(\"${name}\", R\"part(${contents})part\")\n")
endforeach()
file(WRITE "${EMBEDDED}" "${text}")

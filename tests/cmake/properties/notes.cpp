// notes.cpp: nothing compiles a source with HEADER_FILE_ONLY.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#error not to be compiled

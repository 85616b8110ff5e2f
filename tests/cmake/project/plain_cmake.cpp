// plain_cmake.cpp: a source that target_sources adds.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int plain_cmake() { return 0; }

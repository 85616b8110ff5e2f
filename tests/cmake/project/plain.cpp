// plain.cpp: a source without C++ AMP in the list of add_amp_executable.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifdef __CUDACC__
#error this source is for the C++ compiler
#endif
int plain() { return SCALE > 0 ? 7 : 0; }

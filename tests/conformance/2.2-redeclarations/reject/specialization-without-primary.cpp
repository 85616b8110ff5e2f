// An explicit specialization or instantiation must have a primary template of its restrictions.
//
// reject: L-2.2-c, L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
template <class T> int f(T) restrict(amp) { return 1; }
template <> int f<float>(float) { return 2; } // ERROR
template int f<double>(double) restrict(cpu); // ERROR
template <class T> int g(T) { return 1; }
template <> int g(int) restrict(amp) { return 2; } // ERROR
template int g<long>(long) restrict(cpu, amp); // ERROR
template <> int g(float) restrict(cpu) { return 2; }
template int f<unsigned>(unsigned) restrict(amp);

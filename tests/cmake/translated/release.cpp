// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines only_in() for one configuration.
#include <amp.h>

int on_device(int x) restrict(cpu, amp) { return x; }

const char *only_in() { return "Release"; }

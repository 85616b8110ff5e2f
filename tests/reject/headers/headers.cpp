// A message about a user header is reported in that header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include "Inputs/wrong.h"
// expected-error@wrong.h:9 {{amp code cannot call 'host'}}
// expected-note@wrong.h:6 {{'host' is declared here}}
int use() restrict(cpu, amp) { return from_header(1); }

// Programs reopen namespace Concurrency under either name, also in headers, before and after <amp.h>. The output has
// the name that the runtime's headers define.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/main.cpp -o main.hip -- -std=c++17
// RUN: FileCheck --check-prefix=MAIN --match-full-lines --input-file main.hip %s
// RUN: FileCheck --check-prefix=HEADER --match-full-lines --input-file main.hip.include/forward.h %s
// RUN: %syntax main.hip

//--- main.cpp
#include "forward.h"
#include <amp.h>
namespace concurrency = Concurrency;
namespace Concurrency { namespace more {
inline int one() restrict(cpu, amp) { return 1; }
} }
namespace Concurrency::more { inline int two() restrict(cpu, amp) { return 2; } }
#define BEGIN namespace Concurrency {
BEGIN class other; }
namespace mine { namespace Concurrency { class other; } }
using namespace Concurrency;
int takes(Concurrency::accelerator_view &) { return concurrency::more::one() + more::two(); }
// MAIN:// Translated by amp2hip{{.*}}
// MAIN-NEXT:#include <amp.h>
// MAIN:#include "{{.*}}forward.h"
// MAIN-NEXT:#include <amp.h>
// MAIN-NEXT:namespace Concurrency = concurrency;
// MAIN-NEXT:namespace concurrency { namespace more {
// MAIN-NEXT:__host__ __device__ inline int one() { return 1; }
// MAIN-NEXT:} }
// MAIN-NEXT:namespace concurrency::more { __host__ __device__ inline int two() { return 2; } }
// MAIN-NEXT:#define BEGIN namespace concurrency {
// MAIN-NEXT:BEGIN class other; }
// MAIN-NEXT:namespace mine { namespace Concurrency { class other; } }
// MAIN-NEXT:using namespace Concurrency;
// MAIN-NEXT:int takes(Concurrency::accelerator_view &) { return concurrency::more::one() + more::two(); }

//--- forward.h
#pragma once
namespace Concurrency { class accelerator_view; }
int takes(Concurrency::accelerator_view &);
// HEADER:#pragma once
// HEADER-NEXT:namespace concurrency { class accelerator_view; }
// HEADER-NEXT:int takes(Concurrency::accelerator_view &);

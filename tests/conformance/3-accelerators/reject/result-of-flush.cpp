// A program must not use the result of flush, which returns void.
//
// reject: R-3.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(const accelerator_view &v, accelerator_view u, const accelerator &a) { v.get_accelerator(); v.get_version(); v.get_is_debug(); v.get_queuing_mode(); v.get_is_auto_selection(); u.wait(); a.get_version();
 int x = v.flush(); // ERROR
}

// <amp.h> declares std::shared_future and std::future_status, but does not include <future>. The
// output includes it, and the header of the task that to_task returns.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip 2>&1 | FileCheck %s --check-prefix=MESSAGES
// RUN: %code %t.hip | FileCheck %s
// RUN: %syntax %t.hip
//
// MESSAGES-DAG: note: 'std::future_status' requires <future>
// MESSAGES-DAG: note: 'amp2hip::task' requires <ppltasks.h>
//
// CHECK-DAG: {{^}}#include <future>
// CHECK-DAG: {{^}}#include <ppltasks.h>
// CHECK: #include <amp.h>
#include <amp.h>

bool copied(concurrency::completion_future copy) {
  const std::chrono::duration<double> limit(2.0);
  const std::shared_future<void> shared = copy;
  copy.to_task().then([] {});
  return copy.wait_for(limit) == std::future_status::ready;
}

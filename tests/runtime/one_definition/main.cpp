//===--- main.cpp - Objects of several compilers --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "part.h"
#include <cstdio>

using concurrency::accelerator;

static int failures = 0;

static void check(bool right, const char *what, const part &a, const part &b) {
  if (right)
    return;
  ++failures;
  std::printf("FAILED: %s (%s, %s)\n", what, a.compiler, b.compiler);
}

/// Tests two object files together on a CPU accelerator: the containers that `owner` creates are
/// passed to `runner`, and the views that `runner` returns to `owner`.
static void pass_around(const part &owner, const part &runner, const accelerator &on) {
  concurrency::array<float, 2> into = owner.make(on, 8, 8, 1.0f);
  const concurrency::array<float, 2> from = runner.make(on, 8, 8, 2.0f);
  const auto result = runner.scale(on.get_default_view(), into, from, 3.0f);
  check(owner.total(result) == 7.0f * 64, "a view that another compiler's code returned", owner,
        runner);
  check(runner.total(into) == 7.0f * 64, "an array that another compiler's code made", owner,
        runner);
}

/// Launches on the default accelerator. A GPU runs kernels only of objects that
/// its own compiler made; for host code, the launch must throw.
static void on_default(const part &of) {
  const accelerator on;
  concurrency::array<float, 2> into = of.make(on, 8, 8, 1.0f);
  const bool host_code = of.sizes == host_part().sizes;
  try {
    const auto result = of.scale(on.get_default_view(), into, of.make(on, 8, 8, 2.0f), 3.0f);
    check(of.total(result) == 7.0f * 64, "a launch on the default accelerator", of, of);
    check(!host_code || on.get_is_emulated(), "a launch without GPU code must throw", of, of);
  } catch (const concurrency::runtime_exception &e) {
    check(host_code && !on.get_is_emulated(), e.what(), of, of);
  }
}

int main() {
  const part parts[] = {
      host_part(),
#if defined(AMP_HAVE_CUDA)
      cuda_part(),
#endif
#if defined(AMP_HAVE_HIP)
      hip_part(),
#endif
  };
  for (const part &a : parts) {
    check(a.sizes() == layout_here(), "the layout of the runtime's classes", a, host_part());
    for (const part &b : parts) {
      pass_around(a, b, accelerator(accelerator::direct3d_warp));
      pass_around(a, b, accelerator(accelerator::direct3d_ref));
    }
    on_default(a);
  }
  std::printf("%zu compilers, %d failures\n", sizeof(parts) / sizeof(*parts), failures);
  return failures == 0 ? 0 : 1;
}

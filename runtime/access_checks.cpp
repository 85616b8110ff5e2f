//===--- access_checks.cpp - the access checker of the program ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/error/errors.h"
#include "amp2hip/launch/launch_cpu.h"

namespace amp2hip {

static access_checks *checks_of_program = nullptr;

access_checks *access_checks::get() noexcept { return checks_of_program; }
void access_checks::set(access_checks &checks) noexcept { checks_of_program = &checks; }

void begin_checked_thread(std::uint64_t number) {
  if (checks_of_program != nullptr)
    checks_of_program->thread_runs(number, true);
}

void observe_element(const void *data, const void *first, const void *element, std::size_t bytes,
                     int rank, const int *extent) {
  if (checks_of_program != nullptr)
    checks_of_program->uses_element(data, first, element, bytes, rank, extent);
}

} // namespace amp2hip

//===--- summary.cpp - the table of AMP2HIP_SUMMARY -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "record.h"
#include "statistics.h"
#include <algorithm>
#include <cstdarg>
#include <cstdio>

namespace amp2hip::trace {

namespace {

[[gnu::format(printf, 1, 2)]] std::string format(const char *form, ...) {
  char text[512];
  va_list values;
  va_start(values, form);
  std::vsnprintf(text, sizeof text, form, values);
  va_end(values);
  return text;
}

const char *direction_of(const copy_total &one) {
  switch (one.direction) {
  case copy_direction::to_accelerator:
    return "to the accelerator";
  case copy_direction::to_host:
    return "to the host";
  case copy_direction::within:
    return "within the accelerator";
  case copy_direction::from_accelerator:
    return "from another accelerator";
  }
  return "";
}

std::string shown(const std::string &place) { return place.empty() ? "(runtime)" : place; }

std::string bytes_of(double bytes) {
  return bytes >= 1e9   ? format("%.1f GB", bytes / 1e9)
         : bytes >= 1e6 ? format("%.1f MB", bytes / 1e6)
         : bytes >= 1e3 ? format("%.1f kB", bytes / 1e3)
                        : format("%.0f B", bytes);
}

} // namespace

std::string summary(const recording &all) {
  const totals sums = totals_of(all);
  std::string text = format("amp2hip: %.1f ms with %zu launch%s\n", (all.end - all.begin) / 1e3,
                            sums.launches, sums.launches == 1 ? "" : "es");
  if (!sums.kernels.empty())
    text += format("  %-32s %8s %10s %10s %6s %8s  %s\n", "kernel", "calls", "total ms", "mean us",
                   "share", "GB/s", "place");
  for (const kernel_total &one : sums.kernels)
    text += format("  %-32.32s %8zu %10.3f %10.2f %5.1f%% %8.1f  %s\n", one.name.c_str(), one.calls,
                   one.time / 1e3, one.time / static_cast<double>(one.calls),
                   sums.kernel_time > 0 ? 100 * one.time / sums.kernel_time : 0.0,
                   one.time > 0 ? one.bytes / one.time / 1e3 : 0.0, shown(one.place).c_str());
  if (!sums.copies.empty())
    text += format("  %-32s %8s %10s %10s  %s\n", "copies", "count", "total ms", "data", "place");
  for (const copy_total &one : sums.copies)
    text += format("  %-32s %8zu %10.3f %10s  %s\n", direction_of(one), one.count, one.time / 1e3,
                   bytes_of(one.bytes).c_str(), shown(one.place).c_str());
  if (!sums.waits.empty())
    text += format("  %-32s %8s %10s  %s\n", "waits", "count", "total ms", "place");
  for (const wait_total &one : sums.waits)
    text += format("  %-32s %8zu %10.3f  %s\n", "for an accelerator", one.count, one.time / 1e3,
                   shown(one.place).c_str());
  for (const std::string &hint : hints(sums))
    text += "  hint: " + hint + "\n";
  if (sums.lacks_lines)
    text += "  Compile the program with -g1 to see lines instead of functions.\n";
  return text;
}

} // namespace amp2hip::trace

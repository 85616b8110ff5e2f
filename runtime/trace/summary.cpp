//===--- summary.cpp - the table of AMP2HIP_SUMMARY -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "numbers.h"
#include "record.h"
#include "statistics.h"

namespace amp2hip::trace {

namespace {

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
  return bytes >= 1e9   ? fixed(bytes / 1e9, 1) + " GB"
         : bytes >= 1e6 ? fixed(bytes / 1e6, 1) + " MB"
         : bytes >= 1e3 ? fixed(bytes / 1e3, 1) + " kB"
                        : fixed(bytes, 0) + " B";
}

/// Returns the first columns of a line.
std::string columns(const std::string &name, const std::string &count, const std::string &time) {
  return "  " + left(name, 32) + " " + right(count, 8) + " " + right(time, 10) + " ";
}

} // namespace

std::string summary(const recording &all) {
  const totals sums = totals_of(all);
  std::string text = "amp2hip: " + fixed((all.end - all.begin) / 1e3, 1) + " ms with " +
                     std::to_string(sums.launches) +
                     (sums.launches == 1 ? " launch\n" : " launches\n");
  if (!sums.kernels.empty())
    text += columns("kernel", "calls", "total ms") + right("mean us", 10) + " " +
            right("share", 6) + " " + right("GB/s", 8) + "  place\n";
  for (const kernel_total &one : sums.kernels)
    text += columns(one.name.substr(0, 32), std::to_string(one.calls), fixed(one.time / 1e3, 3)) +
            right(fixed(one.time / static_cast<double>(one.calls), 2), 10) + " " +
            right(fixed(sums.kernel_time > 0 ? 100 * one.time / sums.kernel_time : 0, 1), 5) +
            "% " + right(fixed(one.time > 0 ? one.bytes / one.time / 1e3 : 0, 1), 8) + "  " +
            shown(one.place) + "\n";
  if (!sums.copies.empty())
    text += columns("copies", "count", "total ms") + right("data", 10) + "  place\n";
  for (const copy_total &one : sums.copies)
    text += columns(direction_of(one), std::to_string(one.count), fixed(one.time / 1e3, 3)) +
            right(bytes_of(one.bytes), 10) + "  " + shown(one.place) +
            (one.container.empty() ? "" : ", " + one.container) + "\n";
  if (!sums.waits.empty())
    text += columns("waits", "count", "total ms") + " place\n";
  for (const wait_total &one : sums.waits)
    text += columns("of the host", std::to_string(one.count), fixed(one.time / 1e3, 3)) + " " +
            shown(one.place) + ", for " + one.for_what + "\n";
  for (const std::string &hint : hints(sums))
    text += "  hint: " + hint + "\n";
  if (sums.lacks_lines)
    text += "  Compile the program with -g to see lines instead of functions, and the names of "
            "variables.\n";
  else if (all.lacks_names)
    text += "  Compile the program with -g to see the names of variables.\n";
  return text;
}

} // namespace amp2hip::trace

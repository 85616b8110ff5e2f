//===--- statistics.cpp - sums over a trace -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "statistics.h"
#include "symbols.h"
#include <algorithm>
#include <cstdio>

namespace amp2hip::trace {

namespace {

/// Returns the element for which \p is_it is true, which is created if there is none.
template <typename T, typename Is>
T &find_or_add(std::vector<T> &list, const Is &is_it) {
  const auto found = std::find_if(list.begin(), list.end(), is_it);
  return found != list.end() ? *found : list.emplace_back();
}

template <typename T>
void sort_by_time(std::vector<T> &list) {
  std::sort(list.begin(), list.end(), [](const T &a, const T &b) { return a.time > b.time; });
}

std::string lines(const char *form, const std::string &place, std::size_t count, double value) {
  char text[400];
  std::snprintf(text, sizeof text, form, place.c_str(), count, value);
  return text;
}

/// The least number of calls at a place for a hint: fewer do not matter.
constexpr std::size_t min_calls = 8;

} // namespace

totals totals_of(const recording &all) {
  totals sums;
  const symbols places(all);
  std::map<const queue *, double> end_of_queue;
  // The numbers of launches at the last copy or wait of each place.
  std::map<std::string, std::size_t> launches_at_copy, launches_at_wait;
  for (const record &one : all.records) {
    const std::string place = places.place_of(one.why);
    const double time = one.device_end - one.device_begin;
    if (one.what == operation::launch) {
      const std::string name = kernel_name(*one.kernel);
      kernel_total &sum = find_or_add(sums.kernels, [&](const kernel_total &other) {
        return other.name == name && other.place == place;
      });
      sum.name = name;
      sum.place = place;
      ++sum.calls;
      ++sums.launches;
      sum.time += time;
      sums.kernel_time += time;
      sum.bytes += static_cast<double>(one.bytes);
      sum.threads += static_cast<double>(one.threads);
      sum.on_cpu = all.queue_of(one)->on_cpu;
    } else if (one.what == operation::copy) {
      copy_total &sum = find_or_add(sums.copies, [&](const copy_total &other) {
        return other.direction == one.direction && other.place == place;
      });
      sum.direction = one.direction;
      sum.place = place;
      sum.is_launch = one.why.place.file != nullptr;
      ++sum.count;
      sum.time += time;
      sum.bytes += static_cast<double>(one.bytes);
      std::size_t &before = launches_at_copy[place];
      sum.after_launch += sums.launches != before ? 1 : 0;
      before = sums.launches;
    } else if (one.what == operation::wait && !place.empty()) {
      wait_total &sum =
          find_or_add(sums.waits, [&](const wait_total &other) { return other.place == place; });
      sum.place = place;
      ++sum.count;
      sum.time += one.host_end - one.host_begin;
      std::size_t &before = launches_at_wait[place];
      sum.after_launch += sums.launches != before ? 1 : 0;
      before = sums.launches;
    }
    if (one.where != nullptr && one.device_end > 0) {
      double &end = end_of_queue[one.where];
      if (one.what == operation::launch && end > 0) {
        kernel_total &sum = find_or_add(sums.kernels, [&](const kernel_total &other) {
          return other.place == place && other.name == kernel_name(*one.kernel);
        });
        sum.idle += std::max(0.0, one.device_begin - end);
        ++sum.idle_gaps;
      }
      end = std::max(end, one.device_end);
    }
  }
  sums.lacks_lines = places.lacks_lines();
  sort_by_time(sums.kernels);
  sort_by_time(sums.copies);
  sort_by_time(sums.waits);
  return sums;
}

std::vector<std::string> hints(const totals &sums) {
  std::vector<std::string> result;
  for (const copy_total &one : sums.copies) {
    if (one.count < min_calls || one.after_launch * 2 < one.count || one.place.empty())
      continue;
    if (one.direction == copy_direction::to_host)
      result.push_back(
          lines("%s: data is copied back to the host %zu times, after launches, %.2f ms "
                "in all, because this code reads or synchronizes it; do that after the last "
                "launch, or keep what the code needs on the accelerator",
                one.place, one.count, one.time / 1e3));
    else if (one.direction == copy_direction::to_accelerator && one.is_launch)
      result.push_back(
          lines("%s: this launch copies data to the accelerator %zu times, %.2f ms in "
                "all, because the host has accessed it by a view that may write, or because the "
                "view is new; read it by an array_view<const T, N>, write it on the accelerator, "
                "make the view before the loop, or call discard_data() if the kernel does not "
                "read it",
                one.place, one.count, one.time / 1e3));
    else if (one.direction == copy_direction::to_accelerator)
      result.push_back(
          lines("%s: this code copies data to the accelerator %zu times, between launches, "
                "%.2f ms in all; if the data is the same each time, copy it once, before the loop",
                one.place, one.count, one.time / 1e3));
  }
  // Without lines, the place is a function, which may also wait apart from its copies.
  const auto is_copy_back = [&](const wait_total &wait) {
    return std::any_of(sums.copies.begin(), sums.copies.end(), [&](const copy_total &copy) {
      return copy.direction == copy_direction::to_host && copy.place == wait.place &&
             copy.count * 2 >= wait.count;
    });
  };
  for (const wait_total &one : sums.waits)
    if (!is_copy_back(one) && one.count >= min_calls && one.after_launch * 2 >= one.count)
      result.push_back(lines("%s: the host waits here %zu times, after launches, %.2f ms in all; "
                             "launches on one view run in order, so wait once after the last one",
                             one.place, one.count, one.time / 1e3));
  for (const kernel_total &one : sums.kernels) {
    const double mean = one.time / static_cast<double>(one.calls);
    const double threads = one.threads / static_cast<double>(one.calls);
    if (one.calls < min_calls)
      continue;
    if (!one.on_cpu && threads < 8192)
      result.push_back(
          lines("%s: each of %zu launches has only %.0f threads, and a GPU runs tens of "
                "thousands at a time; give the kernel a larger extent",
                one.place, one.calls, threads));
    else if (one.on_cpu && mean < 20)
      result.push_back(
          lines("%s: each of %zu launches takes only %.1f us, of which the start of the "
                "threads is a large part; give the kernel a larger extent",
                one.place, one.calls, mean));
    else if (!one.on_cpu && one.idle_gaps >= min_calls &&
             one.idle / static_cast<double>(one.idle_gaps) > mean) {
      char gap[64];
      std::snprintf(gap, sizeof gap, " (%.1f us each)", mean);
      result.push_back(lines("%s: before each of %zu launches, the accelerator waits for the host "
                             "%.1f us, longer than the kernel runs",
                             one.place, one.calls, one.idle / static_cast<double>(one.idle_gaps)) +
                       gap + "; join launches, or do less between them");
    }
  }
  return result;
}

} // namespace amp2hip::trace

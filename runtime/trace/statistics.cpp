//===--- statistics.cpp - sums over a trace -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "statistics.h"
#include "numbers.h"
#include "symbols.h"
#include <algorithm>
#include <map>

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

/// The least number of calls at a place for a hint: fewer do not matter.
constexpr std::size_t min_calls = 8;

} // namespace

totals totals_of(const recording &all) {
  totals sums;
  const symbols places(all);
  std::map<int, double> end_of_queue;
  std::map<const std::type_info *, std::string> names;
  // The numbers of launches at the last copy, wait or allocation of each place.
  std::map<std::string, std::size_t> launches_at_copy, launches_at_wait, launches_at_allocation;
  for (const record &one : all.records) {
    const std::string place = places.place_of(one.why);
    const double time = one.device_end - one.device_begin;
    if (one.what == operation::launch) {
      std::string &name = names[one.kernel];
      if (name.empty())
        name = kernel_name(*one.kernel);
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
      sum.on_cpu = all.device_of(one)->on_cpu;
      sum.device = all.device_of(one)->path;
    } else if (one.what == operation::copy) {
      const std::string container = all.container_of(one);
      copy_total &sum = find_or_add(sums.copies, [&](const copy_total &other) {
        return other.direction == one.direction && other.place == place &&
               other.reason == one.reason && other.stale == one.stale &&
               other.container == container;
      });
      sum.direction = one.direction;
      sum.reason = one.reason;
      sum.stale = one.stale;
      sum.place = place;
      sum.container = container;
      sum.numbers.insert(one.container);
      sum.is_launch = one.why.place.file != nullptr;
      ++sum.count;
      sum.time += time;
      sum.bytes += static_cast<double>(one.bytes);
      std::size_t &before = launches_at_copy[place + '\n' + container];
      sum.after_launch += sums.launches != before ? 1 : 0;
      before = sums.launches;
    } else if (one.what == operation::allocation && !place.empty()) {
      const std::string container = all.container_of(one);
      allocation_total &sum = find_or_add(sums.allocations, [&](const allocation_total &other) {
        return other.place == place && other.container == container;
      });
      sum.place = place;
      sum.container = container;
      sum.is_launch = one.reason == access_reason::launch;
      ++sum.count;
      sum.bytes += static_cast<double>(one.bytes);
      std::size_t &before = launches_at_allocation[place + '\n' + container];
      sum.after_launch += sums.launches != before ? 1 : 0;
      before = sums.launches;
    } else if (one.what == operation::wait && !place.empty()) {
      const std::string for_what = waited_text(one, all);
      wait_total &sum = find_or_add(sums.waits, [&](const wait_total &other) {
        return other.place == place && other.for_what == for_what;
      });
      sum.place = place;
      sum.for_what = for_what;
      ++sum.count;
      sum.time += one.host_end - one.host_begin;
      std::size_t &before = launches_at_wait[place + '\n' + for_what];
      sum.after_launch += sums.launches != before ? 1 : 0;
      before = sums.launches;
    }
    if (one.where >= 0 && one.device_end > 0) {
      double &end = end_of_queue[one.where];
      if (one.what == operation::launch && end > 0) {
        kernel_total &sum = find_or_add(sums.kernels, [&](const kernel_total &other) {
          return other.place == place && other.name == names[one.kernel];
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
  std::sort(sums.allocations.begin(), sums.allocations.end(),
            [](const allocation_total &a, const allocation_total &b) { return a.count > b.count; });
  sums.gpu = all.gpu;
  sums.gpu_problems = all.gpu_problems;
  return sums;
}

/// Returns the data of a copy as the subject of a sentence.
static std::string subject_of(const copy_total &one) {
  if (one.container.empty())
    return "data";
  // A loop that makes a new container each time has one at a time.
  const std::size_t number = one.numbers.size();
  return one.container + (number > 1 && number * 2 <= one.count
                              ? " (" + std::to_string(number) + " containers)"
                              : "");
}

/// Returns a device path as in a string literal.
static std::string in_literal(const std::string &path) {
  std::string result;
  for (const char c : path)
    result += c == '\\' ? std::string("\\\\") : std::string(1, c);
  return result;
}

static std::string milliseconds(double time) { return fixed(time / 1e3, 2) + " ms in all"; }

static std::string copy_back_hint(const copy_total &one) {
  std::string text = subject_of(one) + " is copied back to the host " + std::to_string(one.count) +
                     " times, after launches, " + milliseconds(one.time) + ", because ";
  const std::string move = "do that after the last launch, or keep what the code needs on the "
                           "accelerator";
  switch (one.reason) {
  case access_reason::host_write:
    return text + "this code accesses it by a container that may write; read it by an "
                  "array_view<const T, N>, or write it on the accelerator; if the code only "
                  "overwrites it, call discard_data() first; if the kernel only reads it, capture "
                  "an array_view<const T, N> in the kernel";
  case access_reason::host_read:
    return text + "this code reads it; " + move;
  case access_reason::synchronize:
    return text + "this code synchronizes it; " + move;
  case access_reason::copy:
    return text + "this code copies it; " + move;
  case access_reason::refresh:
    return text + "this code calls refresh() on a section; copy the section instead";
  case access_reason::end:
    return text + "its last view ends here; make the view before the loop, or call discard_data() "
                  "if the host does not need the results";
  case access_reason::launch:
    return text + "a launch on the CPU needs it; run all launches on one accelerator";
  case access_reason::unknown:
    break;
  }
  return text + "this code needs it; " + move;
}

static std::string launch_copy_hint(const copy_total &one) {
  std::string text = "this launch copies " + subject_of(one) + " to the accelerator " +
                     std::to_string(one.count) + " times, " + milliseconds(one.time) + ", because ";
  const std::string discard = ", or call discard_data() if the kernel does not read it";
  switch (one.stale) {
  case stale_reason::is_new:
    return text + "the view is new; make the view before the loop" + discard;
  case stale_reason::host_access:
    return text +
           "the host has accessed it by a view that may write; read it by an "
           "array_view<const T, N>, write it on the accelerator" +
           discard;
  case stale_reason::refresh:
    return text + "the program has called refresh(); call it only after other code has changed the "
                  "memory";
  case stale_reason::other:
    break;
  }
  return text + "it has changed elsewhere: by a copy, or on another accelerator";
}

/// A kernel of many launches that take less time, in microseconds, than the host needs to queue
/// them.
static bool has_tiny_launches(const kernel_total &one, double mean) {
  constexpr std::size_t many = 100;
  return one.calls >= many && mean < 5;
}

/// Adds the hints about a kernel that runs on a CPU accelerator.
static void add_cpu_hints(const kernel_total &one, const std::string &gpu, double mean,
                          std::vector<std::string> &result) {
  if (!gpu.empty())
    result.push_back(one.place + ": " + std::to_string(one.calls) + " launches run on " +
                     one.device + ", a CPU accelerator, and the GPU " + gpu +
                     " could run them; launch on the default accelerator_view, or on one of "
                     "accelerator(L\"" +
                     in_literal(gpu) + "\")");
  if (mean < 20)
    result.push_back(one.place + ": each of " + std::to_string(one.calls) +
                     " launches takes only " + fixed(mean, 1) +
                     " us, of which the start of the threads is a large part; give the kernel a "
                     "larger extent");
}

static void add_kernel_hints(const totals &sums, std::vector<std::string> &result) {
  if (!sums.gpu_problems.empty() && !sums.kernels.empty())
    result.push_back("all launches run on the CPU, because no GPU was found (" + sums.gpu_problems +
                     "); AMP2HIP_REQUIRE_GPU=1 makes this an error");
  for (const kernel_total &one : sums.kernels) {
    const double mean = one.time / static_cast<double>(one.calls);
    const double threads = one.threads / static_cast<double>(one.calls);
    if (one.calls < min_calls)
      continue;
    if (one.on_cpu) {
      add_cpu_hints(one, sums.gpu, mean, result);
      continue;
    }
    const std::string begin = one.place + ": each of " + std::to_string(one.calls) + " launches ";
    const double gap = one.idle_gaps == 0 ? 0 : one.idle / static_cast<double>(one.idle_gaps);
    const std::string join = "do several steps in one launch, or join kernels that follow each "
                             "other";
    if (threads < 8192)
      result.push_back(begin + "has only " + fixed(threads, 0) +
                       " threads, and a GPU runs tens of thousands at a time; give the kernel a "
                       "larger extent" +
                       (has_tiny_launches(one, mean) ? "; or " + join : ""));
    else if (one.idle_gaps >= min_calls && gap > mean)
      result.push_back(one.place + ": before each of " + std::to_string(one.calls) +
                       " launches, the accelerator waits for the host " + fixed(gap, 1) +
                       " us, longer than the kernel runs (" + fixed(mean, 1) +
                       " us each); join launches, or do less between them");
    else if (has_tiny_launches(one, mean))
      result.push_back(begin + "takes only " + fixed(mean, 1) +
                       " us, about as long as the host needs to queue it; " + join);
  }
}

std::vector<std::string> hints(const totals &sums) {
  std::vector<std::string> result;
  for (const copy_total &one : sums.copies) {
    if (one.count < min_calls || one.after_launch * 2 < one.count || one.place.empty())
      continue;
    if (one.direction == copy_direction::to_host)
      result.push_back(one.place + ": " + copy_back_hint(one));
    else if (one.direction == copy_direction::to_accelerator && one.is_launch)
      result.push_back(one.place + ": " + launch_copy_hint(one));
    else if (one.direction == copy_direction::to_accelerator)
      result.push_back(one.place + ": this code copies " + subject_of(one) +
                       " to the accelerator " + std::to_string(one.count) +
                       " times, between launches, " + milliseconds(one.time) +
                       "; if the data is the same each time, copy it once, before the loop");
  }
  // Without lines, the place is a function, which may also wait apart from its copies.
  const auto is_copy_back = [&](const wait_total &wait) {
    std::size_t copies = 0;
    for (const copy_total &copy : sums.copies)
      if (copy.direction == copy_direction::to_host && copy.place == wait.place)
        copies += copy.count;
    return copies * 2 >= wait.count;
  };
  for (const wait_total &one : sums.waits)
    if (!is_copy_back(one) && one.count >= min_calls && one.after_launch * 2 >= one.count)
      result.push_back(one.place + ": the host waits here " + std::to_string(one.count) +
                       " times for " + one.for_what + ", after launches, " +
                       milliseconds(one.time) +
                       "; launches on one view run in order, so wait once after the last one");
  for (const allocation_total &one : sums.allocations) {
    // A copy to the new container has a hint of its own.
    const bool has_copy_hint =
        std::any_of(sums.copies.begin(), sums.copies.end(), [&](const copy_total &copy) {
          return copy.place == one.place && copy.container == one.container &&
                 copy.direction == copy_direction::to_accelerator && copy.count >= min_calls;
        });
    if (one.count < min_calls || one.after_launch * 2 < one.count || has_copy_hint)
      continue;
    const std::string container = one.container.empty() ? "memory" : one.container;
    result.push_back(
        one.place +
        (one.is_launch ? ": this launch allocates memory for " : ": this code allocates ") +
        container + " " + std::to_string(one.count) + " times, between launches" +
        (one.is_launch ? ", because the container is new" : "") +
        "; make the container once, before the loop");
  }
  add_kernel_hints(sums, result);
  return result;
}

} // namespace amp2hip::trace

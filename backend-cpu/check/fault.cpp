//===--- fault.cpp - a fault that the checker has found -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fault.h"
#include "../tile_runner.h"
#include "amp2hip/accelerator/backend.h"
#include "amp2hip/error/error_sink.h"
#include "amp2hip/error/type_name.h"
#include "names.h"
#include "trace/symbols.h"

namespace amp2hip::check {

std::string thread_name(const access &by, const cpu_kernel &kernel) {
  const std::uint32_t thread = by.thread - 1;
  if (kernel.tile_threads == 0)
    return "thread " + thread_number(kernel, thread);
  return "thread " + thread_number(kernel, thread % kernel.tile_threads) + " of " +
         tile_name(kernel, thread / kernel.tile_threads);
}

/// Returns "element (0, 5) of 'a'", or "member 'sum' of tile_static variable 's'".
static std::string element_name(const fault &what) {
  std::string text;
  if (!what.member.empty())
    text += "member '" + what.member + "' of ";
  if (what.index.size() == 1) {
    text += "element " + std::to_string(what.index.front()) + " of ";
  } else if (!what.index.empty()) {
    std::string list;
    for (const std::size_t one : what.index)
      list += (list.empty() ? "" : ", ") + std::to_string(one);
    text += "element (" + list + ") of ";
  }
  const char *const kind = what.is_tile_static ? "tile_static variable" : "container";
  if (what.variable.empty())
    return text + "a " + kind;
  return text + (what.is_tile_static ? "tile_static variable '" : "'") + what.variable + "'";
}

static std::string at_place(void *return_address) {
  const std::string place = place_of(return_address);
  return place.empty() ? "" : " at " + place;
}

static const char *verb(const access &by, bool writes) {
  return by.atomic ? "atomically changes" : writes ? "writes" : "reads";
}

static std::string race_message(const fault &what, const cpu_kernel &kernel) {
  const unsigned tile_threads = kernel.tile_threads != 0 ? kernel.tile_threads : 1;
  const bool same_tile =
      (what.first.thread - 1) / tile_threads == (what.second.thread - 1) / tile_threads;
  std::string text = thread_name(what.first, kernel) + " " + verb(what.first, what.first_writes) +
                     " " + element_name(what) + at_place(what.first.place) + ", and " +
                     thread_name(what.second, kernel) + " " +
                     verb(what.second, what.second_writes) + " it" + at_place(what.second.place);
  if (!same_tile)
    text += std::string("; a launch does not order its ") +
            (kernel.tile_threads == 0 ? "threads" : "tiles") +
            ": use atomic operations, or another launch";
  else if (what.barrier_between)
    text += std::string("; the barrier between the accesses does not order ") +
            (what.is_tile_static ? "tile_static" : "global") + " memory: call wait()";
  else
    text += "; there is no barrier between the accesses";
  return text + " (8.1.2)";
}

static std::string stale_reason(const change &changed) {
  const std::string variable = container_name(*changed.kernel, changed.member, changed.place);
  std::string text = variable.empty() ? "another array_view" : "'" + variable + "'";
  text += " has changed this memory on the accelerator" + at_place(changed.place);
  if (changed.launch.file != nullptr)
    text += ", in the launch at " + trace::file_name(changed.launch.file) + ":" +
            std::to_string(changed.launch.line);
  return text + "; call synchronize() on that array_view before, or use one array_view for the "
                "memory (8.2)";
}

std::string message_for(const fault &what, const cpu_kernel &kernel) {
  std::string text;
  switch (what.what) {
  case fault::kind::race:
    text = race_message(what, kernel);
    break;
  case fault::kind::without_contents:
    text = thread_name(what.second, kernel) + " reads " + element_name(what) +
           at_place(what.second.place) +
           (what.is_tile_static ? ", which no thread of the tile has written"
                                : ", which neither the host nor a kernel has written");
    break;
  case fault::kind::stale:
    text = thread_name(what.second, kernel) + " reads " + element_name(what) +
           at_place(what.second.place) + ", but " + stale_reason(what.changed);
    break;
  }
  return launch_prefix() + "in " + type_name(*kernel.type) + ": " + text;
}

std::string host_message(const change &changed, const std::string &place) {
  return "the host reads memory" + (place.empty() ? "" : " at " + place) + ", but " +
         stale_reason(changed);
}

} // namespace amp2hip::check

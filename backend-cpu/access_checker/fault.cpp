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
static std::string part_name(const named_part &what, bool is_tile_static) {
  std::string text;
  if (!what.member.empty())
    text += "member '" + what.member + "' of ";
  if (what.index.size() == 1) {
    text += "element " + std::to_string(what.index.front()) + " of ";
  } else if (!what.index.empty()) {
    std::string list;
    for (const std::ptrdiff_t one : what.index)
      list += (list.empty() ? "" : ", ") + std::to_string(one);
    text += "element (" + list + ") of ";
  }
  if (what.variable.empty())
    return text + (is_tile_static ? "a tile_static variable" : "a container");
  return text + (is_tile_static ? "tile_static variable '" : "'") + what.variable + "'";
}

static std::string at_place(const std::vector<void *> &addresses) {
  const std::string place = addresses.empty() ? "" : place_of(addresses);
  return place.empty() ? "" : " at " + place;
}

static const char *verb(const described_access &one) {
  return one.by.atomic ? "atomically changes" : one.writes ? "writes" : "reads";
}

/// Returns "thread 3 reads element 5 of 'a' at app.cpp:9".
static std::string access_text(const fault &what, const described_access &one,
                               const cpu_kernel &kernel) {
  return thread_name(one.by, kernel) + " " + verb(one) + " " +
         part_name(one.what, what.is_tile_static) + at_place(one.place);
}

static std::string race_message(const fault &what, const cpu_kernel &kernel) {
  const unsigned tile_threads = kernel.tile_threads != 0 ? kernel.tile_threads : 1;
  const bool same_tile =
      (what.first.by.thread - 1) / tile_threads == (what.second.by.thread - 1) / tile_threads;
  std::string text = access_text(what, what.first, kernel) + ", and " +
                     thread_name(what.second.by, kernel) + " " + verb(what.second) + " it" +
                     (what.first.what == what.second.what
                          ? ""
                          : " as " + part_name(what.second.what, what.is_tile_static)) +
                     at_place(what.second.place);
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

/// Returns the name of the array_view that has made a change, or "".
static std::string name_of(const change &changed) {
  return changed.kernel == nullptr || changed.place.empty()
             ? ""
             : container_name(*changed.kernel, changed.member, changed.place.front());
}

static std::string at_launch(const change &changed) {
  return changed.launch.file == nullptr
             ? ""
             : ", in the launch at " + trace::file_name(changed.launch.file) + ":" +
                   std::to_string(changed.launch.line);
}

static std::string stale_reason(const change &changed) {
  const std::string variable = name_of(changed);
  std::string text = variable.empty() ? "another array_view" : "'" + variable + "'";
  text += " has changed this memory on the accelerator" + at_place(changed.place);
  return text + at_launch(changed) +
         "; call synchronize() on that array_view before, or use one array_view for the "
         "memory (8.2)";
}

std::string message_for(const fault &what, const cpu_kernel &kernel) {
  std::string text;
  switch (what.what) {
  case fault::kind::race:
    text = race_message(what, kernel);
    break;
  case fault::kind::without_contents:
    text = access_text(what, what.second, kernel) +
           (what.is_tile_static ? ", which no thread of the tile has written"
                                : ", which neither the host nor a kernel has written");
    break;
  case fault::kind::stale:
    text = access_text(what, what.second, kernel) + ", but " + stale_reason(what.changed);
    break;
  case fault::kind::overwritten:
    text = access_text(what, what.second, kernel) + ", but the host has changed this memory" +
           at_place(what.first.place) +
           ", not by the array_view; call refresh() after the change (8.2)";
    break;
  case fault::kind::outside:
    text = access_text(what, what.second, kernel) + ", which has " + std::to_string(what.elements) +
           (what.elements == 1 ? " element" : " elements");
    break;
  case fault::kind::outside_array:
    text = access_text(what, what.second, kernel) + ", which is outside of its type " + what.array;
    break;
  }
  return launch_prefix() + "in " + type_name(*kernel.type) + ": " + text;
}

std::string host_message(const change &changed, const std::string &place) {
  return "the host reads memory" + (place.empty() ? "" : " at " + place) + ", but " +
         stale_reason(changed);
}

std::string lost_message(const store_state &state, const std::string &place) {
  const change &last = state.host_replaced_newer ? state.last_change : state.last_use;
  const std::string variable = name_of(last);
  return "the host writes memory" + at_place(state.host_write) + ", but " +
         (variable.empty() ? "an array_view" : "'" + variable + "'") +
         (state.host_replaced_newer
              ? " has changed this memory on the accelerator" + at_place(last.place)
              : " has this memory on the accelerator") +
         at_launch(last) + ", and the synchronization" + (place.empty() ? "" : " at " + place) +
         " replaces what the host has written; call synchronize() before the write and refresh() "
         "after it (8.2)";
}

} // namespace amp2hip::check

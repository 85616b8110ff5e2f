//===--- containers.cpp - the containers of a trace -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../registry.h"
#include "amp2hip/error/type_name.h"
#include "member_names.h"
#include "record.h"
#include "symbols.h"
#include <filesystem>
#include <system_error>

namespace amp2hip::trace {

std::string recording::text_of(const traced_container &one) {
  const container_shape &shape = one.shape;
  const std::string variable = one.variable.empty() ? "" : " '" + one.variable + "'";
  const std::string bytes = std::to_string(one.bytes) + " bytes";
  if (shape.element == nullptr)
    return variable.empty() ? bytes : variable.substr(1) + " of " + bytes;
  std::string text = shape.kind == container_kind::view    ? "array_view<"
                     : shape.kind == container_kind::array ? "array<"
                                                           : "texture<";
  text += type_name(*shape.element) + ", " + std::to_string(shape.rank) + ">" + variable + " of ";
  if (shape.rank > 3)
    return text + bytes;
  for (int d = 0; d < shape.rank; ++d)
    text += (d == 0 ? "" : " x ") + std::to_string(shape.extent[d]);
  return text;
}

/// True if the debug information of an object file can be read in a few seconds.
static bool is_readable(const std::string &file) {
  constexpr std::uintmax_t max_bytes = std::uintmax_t{256} << 20;
  std::error_code failed;
  const std::uintmax_t bytes = std::filesystem::file_size(file, failed);
  return !failed && bytes <= max_bytes;
}

void find_variables(recording &all) {
  std::vector<bool> is_shown(all.containers.size());
  for (const record &one : all.records)
    if (one.container >= 0)
      is_shown[static_cast<std::size_t>(one.container)] = true;
  member_names names;
  std::map<std::pair<const std::type_info *, std::size_t>, std::string> known;
  for (std::size_t i = 0; i < all.containers.size(); ++i) {
    traced_container &one = all.containers[i];
    if (!is_shown[i] || one.kernel == nullptr)
      continue;
    const auto [found, is_new] = known.try_emplace({one.kernel, one.member});
    if (is_new)
      if (const std::string file = object_file(one.kernel); is_readable(file))
        found->second =
            names.find(*one.kernel, one.member, file, one.source != nullptr ? one.source : "");
    one.variable = found->second;
  }
  all.lacks_names = !known.empty();
  for (const auto &[member, name] : known)
    all.lacks_names = all.lacks_names && name.empty();
}

void find_gpu(recording &all) {
  if (all.records.empty())
    return; // the program may not have used the registry
  try {
    registry &found = registry::get();
    for (const device *const one : found.devices())
      if (const device_properties &of = one->properties();
          all.gpu.empty() && !of.host_memory && of.runs_kernels)
        all.gpu.assign(of.path.begin(), of.path.end());
    all.gpu_problems = found.gpu_problems();
  } catch (...) { // a GPU is required and missing
  }
}

std::string waited_text(const record &one, const recording &all) {
  const std::string data = all.container_of(one), view = all.view_of(one);
  if (!data.empty())
    return "a copy of " + data;
  switch (one.for_what) {
  case waited::view:
    return "all work of " + (view.empty() ? "an idle view" : view);
  case waited::event:
    return "a marker or copy" + (view.empty() ? "" : " in " + view);
  case waited::future:
    return "a completion_future";
  case waited::work:
    break;
  }
  return view.empty() ? "an accelerator" : view;
}

} // namespace amp2hip::trace

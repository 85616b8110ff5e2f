//===--- launch_comparison.cpp - launches on a GPU and on the CPU ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/launch/launch_comparison.h"
#include "amp2hip/error/error_sink.h"
#include "amp2hip/error/type_name.h"
#include "backing_store.h"
#include "element_fields.h"
#include "environment.h"
#include "registry.h"
#include "wide_output.h"
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace amp2hip {

namespace {

/// Reads a bound, which ends at the end of \p text or at a comma, without the program's locale.
bool read_bound(const char *&text, double &bound) {
  const auto [end, error] = std::from_chars(text, text + std::strlen(text), bound);
  text = end;
  return error == std::errc() && (*end == '\0' || *end == ',') && bound >= 0;
}

/// Reads AMP2HIP_COMPARE: `1` for the default bounds or a relative bound, and optionally a comma
/// and an absolute bound.
float_bounds read_bounds() {
  const float_bounds usual = {{2e-3, 1e-4, 1e-10}, -1};
  float_bounds result = usual;
  const char *text = std::getenv("AMP2HIP_COMPARE");
  if (text == nullptr)
    return usual;
  const std::string all = text;
  double relative = 0;
  bool valid = read_bound(text, relative) && relative > 0 && relative <= 1;
  if (valid && relative < 1)
    std::fill(std::begin(result.relative), std::end(result.relative), relative);
  if (valid && *text == ',')
    valid = read_bound(++text, result.absolute) && std::isfinite(result.absolute) && *text == '\0';
  if (valid)
    return result;
  write_narrow(stderr, "amp2hip: AMP2HIP_COMPARE is '" + all +
                           "', which is neither 1 nor a bound between 0 and 1, with or without a "
                           "comma and an absolute bound\n");
  return usual;
}

const float_bounds &bounds() {
  static const float_bounds all = read_bounds();
  return all;
}

/// What was compared so far, which is printed when the program ends.
class comparison_log {
public:
  static comparison_log &get() {
    static comparison_log *const one = new comparison_log; // threads may still use it at the end
    return *one;
  }
  void count() {
    const std::lock_guard<std::mutex> guard(lock_);
    ++launches_;
  }
  /// Prints the first difference at each place.
  void report(const std::string &place, const std::string &text) {
    const std::lock_guard<std::mutex> guard(lock_);
    if (++differences_[place] == 1)
      write_narrow(stderr, "amp2hip: " + text + "\n");
  }

private:
  comparison_log() {
    (void)std::atexit([] { get().finish(); });
  }
  void finish() {
    const std::lock_guard<std::mutex> guard(lock_);
    if (launches_ == 0) {
      write_narrow(stderr, "amp2hip: no launch ran on a GPU, so none was compared with the CPU\n");
      return;
    }
    std::string text = "amp2hip: compared " + std::to_string(launches_) +
                       (launches_ == 1 ? " launch with the CPU; " : " launches with the CPU; ") +
                       (differences_.empty() ? "all results are equal" : "results differ:") + "\n";
    for (const auto &[place, count] : differences_)
      text += "  " + place + std::to_string(count) + (count == 1 ? " launch\n" : " launches\n");
    write_narrow(stderr, text);
  }

  std::mutex lock_;
  std::size_t launches_ = 0;
  std::map<std::string, std::size_t> differences_; ///< by launch_place()
};

/// Calls use(index, position) for each element of a container, until it returns true. The position
/// is counted in elements from the first one.
template <typename Use>
void for_each_element(const std::vector<int> &extent, const std::vector<int> &pitch,
                      const Use &use) {
  if (std::any_of(extent.begin(), extent.end(), [](int length) { return length <= 0; }))
    return;
  std::vector<int> index(extent.size());
  while (true) {
    std::size_t position = static_cast<std::size_t>(index.back());
    for (std::size_t d = 0; d < pitch.size(); ++d)
      position += static_cast<std::size_t>(index[d]) * static_cast<std::size_t>(pitch[d]);
    if (use(index, position))
      return;
    std::size_t d = index.size() - 1;
    while (++index[d] == extent[d]) {
      index[d] = 0;
      if (d-- == 0)
        return;
    }
  }
}

std::size_t elements_of(const std::vector<int> &extent) {
  std::size_t count = 1;
  for (const int length : extent)
    count *= static_cast<std::size_t>(length);
  return count;
}

std::string shown(const std::vector<int> &index) {
  if (index.size() == 1)
    return std::to_string(index[0]);
  std::string text;
  for (const int component : index)
    text += (text.empty() ? "(" : ", ") + std::to_string(component);
  return text + ")";
}

} // namespace

/// Returns whether launches are compared. If so, reads the bounds, and makes the program say at its
/// end what was compared.
static bool start() {
  if (!is_set("AMP2HIP_COMPARE"))
    return false;
  (void)bounds();
  (void)comparison_log::get();
  return true;
}

bool comparing = start();

/// Copies of the bytes of each backing store that the containers of a launch span. Containers that
/// overlap also overlap in the copies.
struct launch_comparison::copies {
  struct copy {
    buffer *store;
    byte_range range;
    std::vector<char> bytes;
  };
  std::vector<copy> of_stores;

  copy &of(const buffer *store) {
    return *std::find_if(of_stores.begin(), of_stores.end(),
                         [&](const copy &one) { return one.store == store; });
  }
};

/// Copies bytes from the device.
static std::vector<char> download(buffer &store, const std::shared_ptr<queue> &where,
                                  const byte_range &bytes) {
  std::vector<char> result(bytes.end - bytes.begin);
  if (result.empty())
    return result;
  const char *const memory =
      static_cast<const char *>(backing_store_of(store).acquire(where, access_mode::read, bytes)) +
      bytes.begin;
  where->copy_out(result.data(), memory, {result.size(), 1, result.size(), result.size()});
  where->record()->wait();
  return result;
}

launch_comparison::launch_comparison(launch_record &record) : record_(record), copies_(nullptr) {
  auto made = std::make_unique<copies>();
  std::vector<copies::copy> &all = made->of_stores;
  for (const launch_record::argument &one : record_.arguments_) {
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const copies::copy &copy) { return copy.store == one.store; });
    if (found == all.end()) {
      all.push_back({one.store, {one.bytes.begin, one.bytes.end, true}, {}});
    } else {
      found->range.begin = std::min(found->range.begin, one.bytes.begin);
      found->range.end = std::max(found->range.end, one.bytes.end);
    }
  }
  for (copies::copy &one : all)
    one.bytes = download(*one.store, *record_.queue_, one.range);
  copies_ = made.release();
}

launch_comparison::~launch_comparison() { delete copies_; }

void launch_comparison::switch_to_cpu() {
  record_.compared_on_ = registry::get().find(concurrency::accelerator::direct3d_warp);
  for (launch_record::argument &one : record_.arguments_) {
    copies::copy &copy = copies_->of(one.store);
    one.image = nullptr;
    // The memory of the whole backing store, of which only the range of the copy exists.
    one.memory = reinterpret_cast<void *>(reinterpret_cast<std::uintptr_t>(copy.bytes.data()) -
                                          copy.range.begin);
  }
}

void launch_comparison::report() {
  comparison_log &log = comparison_log::get();
  log.count();
  std::size_t number = 0;
  for (const launch_record::argument &one : record_.arguments_) {
    const launch_record::shape &shape = record_.shapes_[number++];
    if (!one.first || (one.access & concurrency::access_type_write) == 0)
      continue;
    const std::vector<char> gpu = download(*one.store, *record_.queue_, one.bytes);
    const copies::copy &copy = copies_->of(one.store);
    const char *const cpu = copy.bytes.data() + (one.bytes.begin - copy.range.begin);
    element_fields fields(one.element, one.layout());
    const auto for_each = [&](const auto &use) {
      for_each_element(shape.extent, shape.pitch, use);
      // The texels of the less detailed levels of a texture follow those of the first.
      if (one.kind >= container_kind::texture)
        for (std::size_t at = elements_of(shape.extent); (at + 1) * one.element <= gpu.size(); ++at)
          if (use(std::vector<int>{static_cast<int>(at)}, at))
            return;
    };
    for_each([&](const std::vector<int> &, std::size_t position) {
      fields.include(cpu + position * one.element);
      return false;
    });
    for_each([&](const std::vector<int> &index, std::size_t position) {
      std::string part;
      const std::size_t at = position * one.element;
      const std::optional<std::string> found =
          fields.difference(gpu.data() + at, cpu + at, bounds(), part);
      if (found)
        log.report(launch_place(), launch_prefix() + type_name(record_.kernel_) + ": " + part +
                                       "element " + shown(index) + " of container " +
                                       std::to_string(number) + " " + *found);
      return found.has_value();
    });
  }
}

} // namespace amp2hip

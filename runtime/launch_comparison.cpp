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
#include "environment.h"
#include "registry.h"
#include "wide_output.h"
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <locale>
#include <map>
#include <mutex>
#include <optional>
#include <sstream>

namespace amp2hip {

namespace {

/// The largest relative differences that are not reported.
struct bounds {
  double float_32 = 1e-4, float_64 = 1e-10;

  /// Reads AMP2HIP_COMPARE: 1, or a bound for all types.
  static const bounds &get() {
    static const bounds all = [] {
      bounds result;
      const char *const text = std::getenv("AMP2HIP_COMPARE");
      if (text == nullptr || std::strcmp(text, "1") == 0)
        return result;
      std::istringstream number(text);
      number.imbue(std::locale::classic()); // the program may set a locale with a decimal comma
      double given = 0;
      if (number >> given && number.peek() == EOF && given > 0 && given < 1)
        result.float_32 = result.float_64 = given;
      else
        write_narrow(stderr, std::string("amp2hip: AMP2HIP_COMPARE is '") + text +
                                 "', which is neither 1 nor a bound between 0 and 1\n");
      return result;
    }();
    return all;
  }
};

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
                       " launches with the CPU; " +
                       (differences_.empty() ? "all results are equal" : "results differ:") + "\n";
    for (const auto &[place, count] : differences_)
      text += "  " + place + std::to_string(count) + (count == 1 ? " launch\n" : " launches\n");
    write_narrow(stderr, text);
  }

  std::mutex lock_;
  std::size_t launches_ = 0;
  std::map<std::string, std::size_t> differences_; ///< by launch_prefix()
};

/// A difference of the results.
struct difference {
  std::size_t element;
  std::string on_gpu, on_cpu;
};

template <typename T>
std::string shown(T value) {
  std::ostringstream text;
  text.imbue(std::locale::classic()); // the program may set a locale with a decimal comma
  text.precision(sizeof(T) == 4 ? 9 : 17);
  text << value;
  return text.str();
}

template <typename T>
std::optional<difference> compare_numbers(const char *gpu, const char *cpu, std::size_t bytes,
                                          double bound) {
  const std::size_t count = bytes / sizeof(T);
  const auto at = [](const char *from, std::size_t i) {
    T value;
    std::memcpy(&value, from + i * sizeof(T), sizeof value);
    return value;
  };
  // Differences of numbers near 0 are relative to the largest number, since such numbers are often
  // differences of larger ones.
  double largest = 0;
  for (std::size_t i = 0; i < count; ++i)
    if (const double size = std::fabs(static_cast<double>(at(cpu, i))); std::isfinite(size))
      largest = std::max(largest, size);
  for (std::size_t i = 0; i < count; ++i) {
    const T a = at(gpu, i), b = at(cpu, i);
    if (a == b || (std::isnan(a) && std::isnan(b)))
      continue;
    const double x = static_cast<double>(a), y = static_cast<double>(b);
    if (!(std::fabs(x - y) <= bound * std::max({std::fabs(x), std::fabs(y), 1e-3 * largest})))
      return difference{i, shown(a), shown(b)};
  }
  return std::nullopt;
}

std::string hexadecimal(const char *bytes, std::size_t count) {
  std::string text = "0x";
  for (std::size_t i = std::min<std::size_t>(count, 16); i-- > 0;) {
    char digits[4];
    std::snprintf(digits, sizeof digits, "%02x", static_cast<unsigned char>(bytes[i]));
    text += digits;
  }
  return text;
}

std::optional<difference> compare_bytes(const char *gpu, const char *cpu, std::size_t bytes,
                                        std::size_t element) {
  for (std::size_t at = 0; at < bytes; at += element) {
    const std::size_t size = std::min(element, bytes - at);
    if (std::memcmp(gpu + at, cpu + at, size) != 0)
      return difference{at / element, hexadecimal(gpu + at, size), hexadecimal(cpu + at, size)};
  }
  return std::nullopt;
}

} // namespace

/// Returns whether launches are compared. If so, reads the bounds, and makes the program say at its
/// end what was compared.
static bool start() {
  if (!is_set("AMP2HIP_COMPARE"))
    return false;
  (void)bounds::get();
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
    ++number;
    if (!one.first || (one.access & concurrency::access_type_write) == 0)
      continue;
    const std::vector<char> gpu = download(*one.store, *record_.queue_, one.bytes);
    const copies::copy &copy = copies_->of(one.store);
    const char *const cpu = copy.bytes.data() + (one.bytes.begin - copy.range.begin);
    const bounds &limits = bounds::get();
    const std::optional<difference> found =
        one.scalars == scalar_kind::float_32
            ? compare_numbers<float>(gpu.data(), cpu, gpu.size(), limits.float_32)
        : one.scalars == scalar_kind::float_64
            ? compare_numbers<double>(gpu.data(), cpu, gpu.size(), limits.float_64)
            : compare_bytes(gpu.data(), cpu, gpu.size(), std::max<std::size_t>(one.element, 1));
    if (found)
      log.report(launch_prefix(), launch_prefix() + type_name(record_.kernel_) + ": element " +
                                      std::to_string(found->element) + " of container " +
                                      std::to_string(number) + " is " + found->on_gpu +
                                      " on the GPU and " + found->on_cpu + " on the CPU");
  }
}

} // namespace amp2hip

//===--- image_check.cpp - comparing texture units with code --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "image_check.h"
#include "../runtime/environment.h"
#include "../runtime/wide_output.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/texture/image_check.h"
#include "amp2hip/texture/sampling.h"
#include "error.h"
#include "image.h"
#include "vendor.h"
#include <atomic>
#include <cmath>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

namespace amp2hip {

namespace {

/// The kernels sample_checked_points() for ranks 2 and 3.
std::atomic<const void *> checking_kernels[2] = {};

} // namespace

void set_checking_kernels(const void *rank_2, const void *rank_3) noexcept {
  checking_kernels[0] = rank_2;
  checking_kernels[1] = rank_3;
}

namespace hip {

namespace {

using concurrency::graphics::address_mode;
using concurrency::graphics::float_4;

constexpr int modes = 4;
constexpr std::size_t samples = std::size_t{modes} * checked_points;

/// A small image in linear memory.
struct small_image {
  image_format format;
  std::vector<float> values; ///< four per texel; 0 for components that the format lacks
  std::vector<unsigned char> texels;
};

/// Returns the bits of the scalar \p number of a small image, and stores its value in \p value.
std::uint32_t scalar_of(const image_format &format, unsigned number, float &value) {
  const bool is_wide = format.bits > 8;
  const std::uint32_t random = (number * 2654435761u) >> 12;
  switch (format.kind) {
  case texel_kind::unorm: {
    const std::uint32_t most = is_wide ? 65535 : 255, code = random & most;
    value = static_cast<float>(code) / static_cast<float>(most);
    return code;
  }
  case texel_kind::norm: {
    const int most = is_wide ? 32767 : 127;
    const int code = static_cast<int>(random % static_cast<unsigned>(2 * most + 1)) - most;
    value = static_cast<float>(code) / static_cast<float>(most);
    return static_cast<std::uint32_t>(code);
  }
  default:
    value = static_cast<float>(static_cast<int>(random % 17) - 8) / 8;
    return encode_scalar<float>(value, format.bits);
  }
}

small_image make_small_image(const image_format &like) {
  small_image image{like, {}, {}};
  std::size_t count = 1;
  for (int d = 0; d < like.rank; ++d)
    count *= static_cast<std::size_t>(image.format.extent[d] = 5 - d);
  image.values.resize(count * 4);
  const std::size_t bytes = like.bits / 8;
  image.texels.resize(count * static_cast<std::size_t>(like.components) * bytes);
  unsigned number = 0;
  for (std::size_t i = 0; i < count; ++i)
    for (int k = 0; k < like.components; ++k, ++number) {
      const std::uint32_t code =
          scalar_of(like, number, image.values[i * 4 + static_cast<std::size_t>(k)]);
      std::memcpy(&image.texels[number * bytes], &code, bytes); // little-endian
    }
  return image;
}

/// Returns the samples of \p image that kernels for GPUs without texture units compute.
template <int N>
std::vector<float> expected_samples(small_image &image) {
  texture_data data;
  data.texels.pointer = image.values.data();
  data.bits = 32;
  data.levels = 1;
  concurrency::extent<N> extent;
  for (int d = 0; d < N; ++d)
    extent[d] = image.format.extent[N - 1 - d];
  std::vector<float> result(samples * 4);
  for (std::size_t i = 0; i < samples; ++i) {
    const int number = static_cast<int>(i % checked_points);
    const auto mode = static_cast<address_mode>(1 + i / checked_points);
    typename concurrency::graphics::short_vector<float, N>::type at;
    for (int d = 0; d < N; ++d)
      scalars_of<float>(at)[d] = checked_coordinate(number, d);
    const float_4 color =
        sample_texture<float_4, N>(data, extent, concurrency::graphics::filter_linear, mode,
                                   float_4(0, 0, 0, 0), false, at, 0.0f);
    std::memcpy(&result[i * 4], &color, sizeof color);
  }
  return result;
}

/// Memory of the current device. Null if it could not be allocated.
class device_memory {
public:
  explicit device_memory(std::size_t bytes) {
    if (hipMalloc(&memory_, bytes) != hipSuccess)
      memory_ = nullptr;
  }
  device_memory(const device_memory &) = delete;
  device_memory &operator=(const device_memory &) = delete;
  ~device_memory() { (void)hipFree(memory_); }
  void *get() const { return memory_; }

private:
  void *memory_ = nullptr;
};

/// Samples \p small by the texture units. Returns no samples if a function of HIP fails.
std::vector<float> unit_samples(const small_image &small, vendor_image &image) {
  std::vector<float> result(samples * 4);
  const std::size_t bytes = result.size() * sizeof(float);
  const void *const kernel = checking_kernels[small.format.rank - 2];
  const device_memory texels(small.texels.size()), to(bytes);
  if (kernel == nullptr || texels.get() == nullptr || to.get() == nullptr ||
      hipMemcpy(texels.get(), small.texels.data(), small.texels.size(), hipMemcpyHostToDevice) !=
          hipSuccess ||
      hipMemset(to.get(), 0xff, bytes) != hipSuccess || hipDeviceSynchronize() != hipSuccess)
    return {};
  image.copy_from_linear(texels.get(), 0);
  image_handles handles = image.handles();
  void *target = to.get();
  void *arguments[] = {&handles, &target};
  if (hipLaunchKernel(kernel, dim3(modes), dim3(checked_points), arguments, 0, image.stream()) !=
          hipSuccess ||
      hipStreamSynchronize(image.stream()) != hipSuccess ||
      hipMemcpy(result.data(), target, bytes, hipMemcpyDeviceToHost) != hipSuccess)
    return {};
  return result;
}

/// Why the texture units are not used for images like \p format; empty if they are.
std::string
difference(const image_format &format,
           const std::function<std::unique_ptr<vendor_image>(const image_format &)> &create) {
  small_image small = make_small_image(format);
  const std::unique_ptr<vendor_image> image = create(small.format);
  if (image == nullptr)
    return "HIP creates no image";
  std::vector<float> found;
  try {
    found = unit_samples(small, *image);
  } catch (const concurrency::runtime_exception &) { // of copy_from_linear()
  }
  if (found.empty()) {
    clear_error();
    return "HIP returns an error";
  }
  const std::vector<float> expected =
      format.rank == 2 ? expected_samples<2>(small) : expected_samples<3>(small);
  // Weights have 8 bits, with an error of up to 1/256 in each dimension. A wrong texel differs more
  // at most of the points.
  const float range = format.kind == texel_kind::unorm ? 1.0f : 2.0f;
  const float most = range * static_cast<float>(format.rank) / 128;
  for (std::size_t i = 0; i < found.size(); ++i)
    if (static_cast<int>(i % 4) < format.components && !(std::fabs(found[i] - expected[i]) <= most))
      return "a sample is " + std::to_string(found[i]) + " instead of " +
             std::to_string(expected[i]) + " (address mode " +
             std::to_string(1 + i / 4 / checked_points) + ")";
  return "";
}

const char *name_of(texel_kind kind) {
  return kind == texel_kind::unorm ? "unorm" : kind == texel_kind::norm ? "norm" : "float";
}

} // namespace

bool samples_as_specified(
    const image_format &format,
    const std::function<std::unique_ptr<vendor_image>(const image_format &)> &create) {
  static std::mutex lock;
  static std::map<std::tuple<int, int, texel_kind, unsigned, int>, bool> known;
  int device = 0;
  if (hipGetDevice(&device) != hipSuccess)
    return false;
  const std::lock_guard<std::mutex> guard(lock);
  const auto [found, is_new] =
      known.try_emplace({device, format.rank, format.kind, format.bits, format.components}, false);
  if (!is_new)
    return found->second;
  const std::string why = difference(format, create);
  found->second = why.empty();
  if (!why.empty() && is_set("AMP2HIP_VERBOSE"))
    write_narrow(stderr, "amp2hip: device " + std::to_string(device) + " samples textures of " +
                             name_of(format.kind) + ", " + std::to_string(format.components) +
                             " components of " + std::to_string(format.bits) + " bits, rank " +
                             std::to_string(format.rank) + ", in code: " + why + "\n");
  return found->second;
}

} // namespace hip

} // namespace amp2hip

//===--- sampler.h - how texture views are sampled (§10.3) -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_SAMPLER_H
#define AMP2HIP_TEXTURE_SAMPLER_H

#include "amp2hip/short_vector/short_vector.h"

namespace concurrency {
namespace graphics {

/// The filter of a sampler, for magnification, minification and between levels (§10.3.2).
enum filter_mode { filter_point = 0, filter_linear = 0x15, filter_unknown = -1 };

/// The texel that a coordinate outside of [0, 1] means (§10.3.3).
enum address_mode {
  address_wrap = 1,
  address_mirror = 2,
  address_clamp = 3,
  address_border = 4,
  address_unknown = -1
};

} // namespace graphics
} // namespace concurrency

namespace amp2hip {

/// Throws runtime_exception unless both modes are known and have a name in the specification.
void check_sampler(concurrency::graphics::filter_mode filter,
                   concurrency::graphics::address_mode address);

struct sampler_access;

} // namespace amp2hip

namespace concurrency {
namespace graphics {

/// A filter, an address mode and a border color. Kernels capture samplers by value.
class sampler {
public:
  /// Each constructor throws runtime_exception if a mode is unknown (§10.3.4).
  sampler() : sampler(filter_linear, address_clamp) {}
  sampler(graphics::filter_mode filter) : sampler(filter, address_clamp) {}
  sampler(graphics::address_mode address, float_4 border = float_4(0.0f, 0.0f, 0.0f, 0.0f))
      : sampler(filter_linear, address, border) {}
  sampler(graphics::filter_mode filter, graphics::address_mode address,
          float_4 border = float_4(0.0f, 0.0f, 0.0f, 0.0f))
      : filter_(filter), address_(address), border_(border),
        has_unit_(filter == filter_linear &&
                  (address != address_border || (border.x == 0.0f && border.y == 0.0f &&
                                                 border.z == 0.0f && border.w == 0.0f))) {
    amp2hip::check_sampler(filter, address);
  }

  AMP2HIP_CPU_AMP sampler(const sampler &other)
      : filter_(other.filter_), address_(other.address_), border_(other.border_),
        has_unit_(other.has_unit_) {}
  AMP2HIP_CPU_AMP sampler(sampler &&other)
      : filter_(other.filter_), address_(other.address_), border_(other.border_),
        has_unit_(other.has_unit_) {}
  AMP2HIP_CPU_AMP sampler &operator=(const sampler &other) {
    filter_ = other.filter_;
    address_ = other.address_;
    border_ = other.border_;
    has_unit_ = other.has_unit_;
    return *this;
  }
  AMP2HIP_CPU_AMP sampler &operator=(sampler &&other) {
    return *this = static_cast<const sampler &>(other);
  }

  AMP2HIP_PROPERTY(graphics::filter_mode, filter_mode, get_filter_mode);
  AMP2HIP_PROPERTY(graphics::address_mode, address_mode, get_address_mode);
  AMP2HIP_PROPERTY(float_4, border_color, get_border_color);

  AMP2HIP_CPU_AMP graphics::filter_mode get_filter_mode() const { return filter_; }
  AMP2HIP_CPU_AMP graphics::address_mode get_address_mode() const { return address_; }
  AMP2HIP_CPU_AMP float_4 get_border_color() const { return border_; }

private:
  friend struct amp2hip::sampler_access;
  graphics::filter_mode filter_;
  graphics::address_mode address_;
  float_4 border_;
  int has_unit_; ///< not 0 if the texture units can have this filter and border
};

} // namespace graphics
} // namespace concurrency

namespace amp2hip {

struct sampler_access {
  AMP2HIP_CPU_AMP static bool has_unit(const concurrency::graphics::sampler &how) {
    return how.has_unit_ != 0;
  }
};

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_SAMPLER_H

//===--- short_vector_norm.h - norm and unorm (§10.7) --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_NORM_H
#define AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_NORM_H

#include "amp2hip/compiler/config.h"

namespace amp2hip {

/// Clamps \p value to [lower, upper]. Returns 0 for a NaN, which §10.7.2 does not specify.
AMP2HIP_CPU_AMP inline float clamp_to(float lower, float value, float upper) {
  return value < lower ? lower : value > upper ? upper : value == value ? value : 0.0f;
}

/// The operators of norm and unorm: they compute in single precision and clamp the result
/// (§10.7.3). The friend operators are not templates, so their operands convert implicitly: in
/// `norm + unorm`, the unorm converts to norm. In an operation with a float, an int or another
/// arithmetic type, norm and unorm convert to float, and the result is not clamped.
template <typename Norm>
class norm_operators {
public:
  AMP2HIP_CPU_AMP Norm &operator+=(const Norm &other) { return assign(value() + float(other)); }
  AMP2HIP_CPU_AMP Norm &operator-=(const Norm &other) { return assign(value() - float(other)); }
  AMP2HIP_CPU_AMP Norm &operator*=(const Norm &other) { return assign(value() * float(other)); }
  AMP2HIP_CPU_AMP Norm &operator/=(const Norm &other) { return assign(value() / float(other)); }

  AMP2HIP_CPU_AMP Norm &operator++() { return assign(value() + 1.0f); }
  AMP2HIP_CPU_AMP Norm operator++(int) {
    const Norm old(value());
    assign(value() + 1.0f);
    return old;
  }
  AMP2HIP_CPU_AMP Norm &operator--() { return assign(value() - 1.0f); }
  AMP2HIP_CPU_AMP Norm operator--(int) {
    const Norm old(value());
    assign(value() - 1.0f);
    return old;
  }

  AMP2HIP_CPU_AMP friend Norm operator+(const Norm &a, const Norm &b) {
    return Norm(float(a) + float(b));
  }
  AMP2HIP_CPU_AMP friend Norm operator-(const Norm &a, const Norm &b) {
    return Norm(float(a) - float(b));
  }
  AMP2HIP_CPU_AMP friend Norm operator*(const Norm &a, const Norm &b) {
    return Norm(float(a) * float(b));
  }
  AMP2HIP_CPU_AMP friend Norm operator/(const Norm &a, const Norm &b) {
    return Norm(float(a) / float(b));
  }

  AMP2HIP_CPU_AMP friend bool operator==(const Norm &a, const Norm &b) {
    return float(a) == float(b);
  }
  AMP2HIP_CPU_AMP friend bool operator!=(const Norm &a, const Norm &b) {
    return float(a) != float(b);
  }
  AMP2HIP_CPU_AMP friend bool operator<(const Norm &a, const Norm &b) {
    return float(a) < float(b);
  }
  AMP2HIP_CPU_AMP friend bool operator>(const Norm &a, const Norm &b) {
    return float(a) > float(b);
  }
  AMP2HIP_CPU_AMP friend bool operator<=(const Norm &a, const Norm &b) {
    return float(a) <= float(b);
  }
  AMP2HIP_CPU_AMP friend bool operator>=(const Norm &a, const Norm &b) {
    return float(a) >= float(b);
  }

private:
  AMP2HIP_CPU_AMP float value() const { return static_cast<const Norm &>(*this); }
  AMP2HIP_CPU_AMP Norm &assign(float value) { return static_cast<Norm &>(*this) = Norm(value); }
};

} // namespace amp2hip

namespace concurrency {
namespace graphics {

class unorm;

/// A float in [-1, 1]. The constructors convert to float, then clamp.
class norm : public amp2hip::norm_operators<norm> {
public:
  /// Zero.
  AMP2HIP_CPU_AMP norm() : value_(0.0f) {}
  AMP2HIP_CPU_AMP explicit norm(float v) : value_(amp2hip::clamp_to(-1.0f, v, 1.0f)) {}
  AMP2HIP_CPU_AMP explicit norm(unsigned int v) : norm(static_cast<float>(v)) {}
  AMP2HIP_CPU_AMP explicit norm(int v) : norm(static_cast<float>(v)) {}
  AMP2HIP_CPU_AMP explicit norm(double v) : norm(static_cast<float>(v)) {}
  AMP2HIP_CPU_AMP norm(const unorm &other);

  AMP2HIP_CPU_AMP operator float() const { return value_; }
  AMP2HIP_CPU_AMP norm operator-() const { return norm(-value_); }

private:
  float value_;
};

/// A float in [0, 1]. The constructors convert to float, then clamp.
class unorm : public amp2hip::norm_operators<unorm> {
public:
  /// Zero.
  AMP2HIP_CPU_AMP unorm() : value_(0.0f) {}
  AMP2HIP_CPU_AMP explicit unorm(float v) : value_(amp2hip::clamp_to(0.0f, v, 1.0f)) {}
  AMP2HIP_CPU_AMP explicit unorm(unsigned int v) : unorm(static_cast<float>(v)) {}
  AMP2HIP_CPU_AMP explicit unorm(int v) : unorm(static_cast<float>(v)) {}
  AMP2HIP_CPU_AMP explicit unorm(double v) : unorm(static_cast<float>(v)) {}
  AMP2HIP_CPU_AMP explicit unorm(const norm &other) : unorm(static_cast<float>(other)) {}

  AMP2HIP_CPU_AMP operator float() const { return value_; }

private:
  float value_;
};

inline AMP2HIP_CPU_AMP norm::norm(const unorm &other) : value_(other) {}

} // namespace graphics
} // namespace concurrency

// UNORM_ZERO is a unorm here. §10.7.1 declares it as a norm, which is a misprint.
#define UNORM_MIN (concurrency::graphics::unorm(0.0f))
#define UNORM_MAX (concurrency::graphics::unorm(1.0f))
#define UNORM_ZERO (concurrency::graphics::unorm(0.0f))
#define NORM_ZERO (concurrency::graphics::norm(0.0f))
#define NORM_MIN (concurrency::graphics::norm(-1.0f))
#define NORM_MAX (concurrency::graphics::norm(1.0f))

#endif // AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_NORM_H

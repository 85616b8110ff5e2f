// Virtual cpu functions of a class hierarchy can launch kernels that call protected static members.
//
// accept: L-2.2.2-g, P-7-af, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <memory>
#include <vector>
#include <string>
#include <stdexcept>
using namespace concurrency;
class filter {
public:
  virtual ~filter() {}
  virtual void apply(array_view<float, 2> img) const = 0;
  virtual std::string name() const { return "filter"; }

protected:
  static float clampf(float x, float lo, float hi) restrict(cpu, amp) {
    return x < lo ? lo : x > hi ? hi : x;
  }
};
class gain : public filter {
  float k_;

public:
  explicit gain(float k) : k_(k) {
    if (k < 0) throw std::invalid_argument("k");
  }
  void apply(array_view<float, 2> img) const override {
    float k = k_;
    parallel_for_each(
        img.extent, [=](index<2> i) restrict(amp) { img[i] = clampf(img[i] * k, 0.f, 100.f); });
  }
  std::string name() const override { return "gain"; }
};
class blur final : public filter {
  int radius_ = 1;

public:
  void apply(array_view<float, 2> img) const override {
    array<float, 2> tmp(img.extent);
    const int r = radius_;
    const extent<2> e = img.extent;
    parallel_for_each(
        img.extent, [ =, &tmp ](index<2> i) restrict(amp) {
          float s = 0;
          int n = 0;
          for (int dy = -r; dy <= r; ++dy)
            for (int dx = -r; dx <= r; ++dx) {
              index<2> j = i + index<2>(dy, dx);
              if (!e.contains(j)) continue;
              s += img(j);
              ++n;
            }
          tmp[i] = s / n;
        });
    copy(tmp, img);
  }
};
class chain : public filter {
  std::vector<std::unique_ptr<filter>> f_;

public:
  chain &add(filter *f) {
    f_.emplace_back(f);
    return *this;
  }
  void apply(array_view<float, 2> img) const override {
    for (auto &f : f_) f->apply(img);
  }
  std::string name() const override {
    std::string s;
    for (auto &f : f_) s += f->name() + ";";
    return s;
  }
};
int main() {
  std::vector<float> px(6 * 4, 8.f);
  px[9] = 17.f;
  array_view<float, 2> img(6, 4, px);
  chain c;
  c.add(new gain(2)).add(new blur).add(new gain(.5f));
  try {
    gain g(-1);
    return 9;
  } catch (const std::invalid_argument &) {}
  c.apply(img);
  img.synchronize();
  if (c.name() != "gain;filter;gain;") return 1;
  if (px[0] != 8.f && (px[0] < 7.9f)) return 2;
  float m = px[9]; // mean of nine: (8*8+17)/9 = 9
  if (m < 8.99f || m > 9.01f) return 3;
  return px[23] > 7.99f && px[23] < 8.01f ? 0 : 4;
}

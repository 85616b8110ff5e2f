//===--- trace_variables.cpp - The variables of the containers of a trace -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/trace/member_names.h"
#include "../../../runtime/trace/record.h"
#include "../../../runtime/trace/symbols.h"
#include "support.h"
#include <cstdlib>

// Tests that a trace names containers by the variables that kernels capture. This file is compiled
// with debug information, from which the names are read.

using namespace amp2hip::trace;
using namespace support;

namespace trace_variables_test {

struct grids {
  array_view<float, 2> in, out;
};

/// As the translator writes it for a lambda.
struct step_kernel {
  mutable amp2hip::array_ref<float, 1> weights;
  array_view<float, 1> v;
  grids g;
  array_view<int, 1> rows[3];
  float factor;
};

/// A function object of a program.
class smoother : public grids {
public:
  explicit smoother(const grids &of) : grids(of), result_(of.out) {}
  std::size_t position_of_result() const {
    return static_cast<std::size_t>(reinterpret_cast<const char *>(&result_) -
                                    reinterpret_cast<const char *>(this));
  }

private:
  int radius_ = 1;
  array_view<float, 2> result_;
};

template <typename T>
struct scale_kernel {
  T factor;
  array_view<T, 1> data;
};

template <typename Kernel, typename Member>
std::size_t position(const Kernel &kernel, const Member &member) {
  return static_cast<std::size_t>(reinterpret_cast<const char *>(&member) -
                                  reinterpret_cast<const char *>(&kernel));
}

} // namespace trace_variables_test

using namespace trace_variables_test;

TEST_CASE("a container in a kernel has the name of the member") {
  if (std::system("readelf --version > /dev/null 2>&1") != 0)
    return;
  array<float, 1> weights(4);
  array_view<float, 1> v(4);
  array_view<float, 2> in(2, 2), out(2, 2);
  array_view<int, 1> rows(4);
  const grids both = {in, out};
  const step_kernel step = {amp2hip::array_ref<float, 1>(weights), v, both, {rows, rows, rows}, 1};
  const smoother smooth(both);
  const scale_kernel<double> scale = {1, array_view<double, 1>(4)};
  member_names names;
  const std::string file = object_file(&typeid(step_kernel));
  const auto name = [&](const std::type_info &kernel, std::size_t at) {
    return names.find(kernel, at, file, "trace_variables.cpp");
  };
  CHECK(name(typeid(step_kernel), position(step, step.weights)) == "weights");
  CHECK(name(typeid(step_kernel), position(step, step.v)) == "v");
  CHECK(name(typeid(step_kernel), position(step, step.g.in)) == "g.in");
  CHECK(name(typeid(step_kernel), position(step, step.g.out)) == "g.out");
  CHECK(name(typeid(step_kernel), position(step, step.rows[2])) == "rows[2]");
  CHECK(name(typeid(smoother), position(smooth, smooth.out)) == "out");
  CHECK(name(typeid(smoother), smooth.position_of_result()) == "result_");
  CHECK(name(typeid(scale_kernel<double>), position(scale, scale.data)) == "data");
  CHECK(name(typeid(int), 0) == "");
  CHECK(names.find(typeid(step_kernel), position(step, step.v), "", "") == "");
}

TEST_CASE("a trace names the variable of a container") {
  recording all;
  all.containers.resize(3);
  all.containers[0].shape = {&typeid(float), amp2hip::container_kind::view, 1, {1024}};
  all.containers[0].variable = "v";
  all.containers[1].shape = {&typeid(int), amp2hip::container_kind::array, 2, {2, 3}};
  all.containers[2].bytes = 16; // its shape is not known
  all.containers[2].variable = "w";
  record one;
  CHECK(all.container_of(one) == "");
  one.container = 0;
  CHECK(all.container_of(one) == "array_view<float, 1> 'v' of 1024");
  CHECK(waited_text(one, all) == "a copy of array_view<float, 1> 'v' of 1024");
  one.container = 1;
  CHECK(all.container_of(one) == "array<int, 2> of 2 x 3");
  one.container = 2;
  CHECK(all.container_of(one) == "'w' of 16 bytes");
}

TEST_CASE("the variable of a container is read for the copies of the trace") {
  if (std::system("readelf --version > /dev/null 2>&1") != 0)
    return;
  array<float, 1> weights(4);
  array_view<float, 1> v(4);
  array_view<float, 2> in(2, 2);
  array_view<int, 1> rows(4);
  const step_kernel step = {
      amp2hip::array_ref<float, 1>(weights), v, {in, in}, {rows, rows, rows}, 1};
  recording all;
  all.containers.resize(2);
  for (traced_container &one : all.containers) {
    one.kernel = &typeid(step_kernel);
    one.source = "trace_variables.cpp";
    one.member = position(step, step.v);
  }
  record &copy = all.records.emplace_back();
  copy.what = operation::copy;
  copy.container = 1;
  find_variables(all);
  CHECK(all.containers[0].variable == ""); // no operation shows it
  CHECK(all.containers[1].variable == "v");
  CHECK_FALSE(all.lacks_names);
}

// A captured variable may have the name of a class, an enumeration, a typedef or a template at
// global scope.
//
// accept: P-7.1-f, L-2.1.2-g, P-7-af, P-7.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct data {
  int a;
};
enum mode { off, on };
typedef int width;
namespace ns {
struct pt {
  float x;
};
} // namespace ns
template <class T>
struct box {
  T v;
};

// Captured variables have the names of classes, enumerations, typedefs, templates and library
// types.
struct par {
  struct data d;
  enum mode m;
};
void several_types() {
  int out[1] = {0};
  array_view<int, 1> view(1, out);
  struct data data = {5};
  enum mode mode = on;
  ::width width = 3;
  ns::pt pt = {2.f};
  ::box<int> box = {7};
  concurrency::index<2> index(1, 2);
  concurrency::extent<2> extent(3, 4);
  struct par par = {data, mode};
  parallel_for_each(
      view.extent, [=](concurrency::index<1> i) restrict(amp) {
        view[i] = data.a + mode + width + (int)pt.x + box.v + index[1] + extent[0] + par.d.a;
      });
  view.synchronize();
  CHECK(out[0] == 5 + 1 + 3 + 2 + 7 + 2 + 3 + 5);
}

// The name is that of a class template. Another specialization is captured too.
template <class T>
T capture_specializations(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  box<T> box = {k};
  ::box<int> b2 = {3};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = box.v + b2.v - 3; });
  av.synchronize();
  return out[0];
}
void class_template() {
  CHECK(capture_specializations(3) == 3);
  CHECK(capture_specializations(.5f) == .5f);
}

// The names are those of an alias template and a class template.
template <class T>
using real = T;
template <class T>
struct vec {
  T x;
};
template <class T>
T capture_alias(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  real<T> real = k;
  vec<T> vec = {k};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real + vec.x; });
  av.synchronize();
  return out[0];
}
void alias_template() {
  CHECK(capture_alias(3) == 6);
  CHECK(capture_alias(.5f) == 1.f);
}

// The kernel uses the elaborated name of a class if a global variable has the same name.
struct params {
  int a;
};
struct params params = {4};
int copy_global_variable() {
  int out[1] = {};
  array_view<int, 1> av(1, out);
  struct params p = params;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        struct params q = p;
        av[i] = q.a;
      });
  av.synchronize();
  return out[0];
}
void class_and_global_variable() { CHECK(copy_global_variable() == 4); }

// Init-captures and captured reference parameters have the names of nested classes and of a global
// class.
template <class T>
struct with_node {
  struct node {
    T v;
  };
  node n_;
  T go(const node &node) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v; });
    av.synchronize();
    return out[0];
  }
  T go3(node node, ::data data) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    auto &r = node;
    parallel_for_each(
        av.extent, [ r, data, av ](index<1> i) restrict(amp) { av[i] = r.v + data.a; });
    av.synchronize();
    return out[0];
  }
  T go2() {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    parallel_for_each(av.extent, [ node = n_, av ](index<1> i) restrict(amp) { av[i] = node.v; });
    av.synchronize();
    return out[0];
  }
};
void init_captures_and_references() {
  with_node<int> u = {{3}};
  with_node<float> w = {{.5f}};
  CHECK(u.go(u.n_) == 3);
  CHECK(w.go(w.n_) == .5f);
  CHECK(u.go2() == 3);
  CHECK(w.go2() == .5f);
  CHECK(u.go3({4}, {1}) == 5);
  CHECK(w.go3({.5f}, {1}) == 1.5f);
}

// The names are those of a nested class, a global class, a global template and a data member.
struct scale {
  float k;
};
template <class T>
struct policy {
  typedef T value;
  T f;
};
template <class T>
struct with_scale {
  struct node {
    T v;
  };
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    node node = {k};
    ::scale scale = {2.f};
    ::policy<T> policy = {k};
    parallel_for_each(
        av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v * T(scale.k) + policy.f; });
    av.synchronize();
    return out[0];
  }
  struct scale_t {
    T s;
  } scale;
  T go2() {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    scale_t scale = this->scale;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = scale.s; });
    av.synchronize();
    return out[0];
  }
};
void class_template_members() {
  with_scale<int> u;
  u.scale.s = 4;
  with_scale<float> w;
  w.scale.s = 1.5f;
  CHECK(u.go(3) == 9);
  CHECK(w.go(.5f) == 1.5f);
  CHECK(u.go2() == 4);
  CHECK(w.go2() == 1.5f);
}

// Data members of a nested function object have the names of their classes.
struct cfg {
  int a;
};
template <class T>
struct with_function_object {
  struct node {
    T v;
  };
  struct kern {
    array_view<T, 1> av;
    struct node node;
    struct ::cfg cfg;
    void operator()(index<1> i) const restrict(amp) { av[i] = node.v + T(cfg.a); }
  };
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    kern kk = {av, {k}, {2}};
    parallel_for_each(av.extent, kk);
    av.synchronize();
    return out[0];
  }
};
void nested_function_object() {
  with_function_object<int> u;
  with_function_object<float> w;
  CHECK(u.go(3) == 5);
  CHECK(w.go(.5f) == 2.5f);
}

int main() {
  several_types();
  class_template();
  alias_template();
  class_and_global_variable();
  init_captures_and_references();
  class_template_members();
  nested_function_object();
  return failures;
}

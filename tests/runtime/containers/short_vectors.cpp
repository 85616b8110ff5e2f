//===--- short_vectors.cpp - norm, unorm and the short vector types -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <amp_short_vectors.h>
#include <limits>
#include <type_traits>
#include <utility>

using namespace support;

// No using directive for concurrency::graphics, because CUDA's headers declare functions ::norm and
// types ::int2.
namespace graphics = concurrency::graphics;
using graphics::double_2;
using graphics::double_3;
using graphics::float_2;
using graphics::float_3;
using graphics::float_4;
using graphics::int_2;
using graphics::int_3;
using graphics::int_4;
using graphics::norm_2;
using graphics::norm_3;
using graphics::norm_4;
using graphics::uint_2;
using graphics::uint_3;
using graphics::uint_4;
using graphics::unorm;
using graphics::unorm_2;
using graphics::unorm_3;
using graphics::unorm_4;

namespace {

using a_norm = graphics::norm;

/// Defines a trait that is true if the expression of types A and B compiles.
#define HAS_OPERATOR(name, expression)                                                             \
  template <typename A, typename B, typename = void>                                               \
  struct name : std::false_type {};                                                                \
  template <typename A, typename B>                                                                \
  struct name<A, B, decltype(void(expression))> : std::true_type {};
HAS_OPERATOR(has_add, std::declval<A>() + std::declval<B>())
HAS_OPERATOR(has_add_to, std::declval<A &>() += std::declval<B>())
HAS_OPERATOR(has_remainder, std::declval<A>() % std::declval<B>())
HAS_OPERATOR(has_shift, std::declval<A &>() <<= std::declval<B>())
HAS_OPERATOR(has_less, std::declval<A>() < std::declval<B>())
HAS_OPERATOR(has_subscript, std::declval<A>()[std::declval<B>()])
HAS_OPERATOR(has_minus, (std::declval<B>(), -std::declval<A>()))
HAS_OPERATOR(has_complement, (std::declval<B>(), ~std::declval<A>()))

template <typename Left, typename Right>
using sum = decltype(std::declval<Left>() + std::declval<Right>());

} // namespace

TEST_CASE("norm, unorm: constructors convert to float and clamp (G-10.7.1-b)") {
  CHECK(float(a_norm()) == 0.0f);
  CHECK(float(unorm()) == 0.0f);
  CHECK(float(a_norm(0.25f)) == 0.25f);
  CHECK(float(a_norm(3)) == 1.0f);
  CHECK(float(a_norm(-3)) == -1.0f);
  CHECK(float(a_norm(7u)) == 1.0f);
  CHECK(float(a_norm(-0.5)) == -0.5f);
  CHECK(float(unorm(-2.0)) == 0.0f);
  CHECK(float(unorm(2.0f)) == 1.0f);
  CHECK(float(unorm(1u)) == 1.0f);
  CHECK(float(unorm(-1)) == 0.0f);
  CHECK(float(unorm(a_norm(-0.5f))) == 0.0f);
  CHECK(float(unorm(a_norm(0.5f))) == 0.5f);
  const a_norm of_unorm = unorm(0.75f);
  CHECK(float(of_unorm) == 0.75f);
  const float infinity = std::numeric_limits<float>::infinity();
  CHECK(float(a_norm(infinity)) == 1.0f);
  CHECK(float(a_norm(-infinity)) == -1.0f);
  CHECK(float(unorm(-infinity)) == 0.0f);
  CHECK(float(a_norm(std::numeric_limits<float>::quiet_NaN())) == 0.0f);

  static_assert(!std::is_convertible<float, a_norm>::value &&
                    !std::is_convertible<int, unorm>::value,
                "explicit");
  static_assert(std::is_convertible<unorm, a_norm>::value &&
                    !std::is_convertible<a_norm, unorm>::value,
                "one way");
  static_assert(
      std::is_convertible<a_norm, float>::value && std::is_convertible<unorm, float>::value, "");
  static_assert(!std::is_assignable<a_norm &, float>::value &&
                    !std::is_assignable<unorm &, a_norm>::value,
                "");
  static_assert(sizeof(a_norm) == 4 && std::is_trivially_copyable<a_norm>::value,
                "bytes on a device");
  static_assert(sizeof(unorm) == 4 && std::is_trivially_copyable<unorm>::value,
                "bytes on a device");
}

TEST_CASE("norm, unorm: operators compute in float and clamp (G-10.7.1-f, G-10.7.1-g)") {
  CHECK(float(a_norm(0.8f) + a_norm(0.8f)) == 1.0f);
  CHECK(float(unorm(0.2f) - unorm(0.5f)) == 0.0f);
  CHECK(float(a_norm(0.5f) * a_norm(-0.5f)) == -0.25f);
  CHECK(float(unorm(0.5f) / unorm(0.1f)) == 1.0f);
  CHECK(float(-a_norm(0.5f)) == -0.5f);

  a_norm n(0.3f);
  CHECK(float(n++) == 0.3f);
  CHECK(float(n--) == 1.0f);
  CHECK(float(n) == 0.0f);
  CHECK(&++n == &n);
  CHECK(float(--(--n)) == -1.0f);
  unorm u(0.5f);
  CHECK(float(u += unorm(0.25f)) == 0.75f);
  CHECK(float(u -= unorm(0.5f)) == 0.25f);
  CHECK(float(u *= unorm(0.5f)) == 0.125f);
  CHECK(float(u /= unorm(0.25f)) == 0.5f);

  CHECK(unorm(0.25f) == unorm(0.25));
  CHECK(unorm(0.25f) != unorm(0.5f));
  CHECK(a_norm(-0.5f) < a_norm(0.5f));
  CHECK(a_norm(0.5f) > a_norm(-0.5f));
  CHECK(unorm(0.5f) <= unorm(0.5f));
  CHECK(unorm(0.5f) >= unorm(0.5f));
  CHECK(unorm(0.5f) == a_norm(0.5f));
}

TEST_CASE("norm, unorm: the types of mixed expressions (G-10.7.1-h)") {
  static_assert(std::is_same<sum<a_norm, a_norm>, a_norm>::value, "");
  static_assert(std::is_same<sum<unorm, unorm>, unorm>::value, "");
  static_assert(std::is_same<sum<a_norm, unorm>, a_norm>::value, "");
  static_assert(std::is_same<sum<unorm, a_norm>, a_norm>::value, "");
  static_assert(std::is_same<sum<a_norm, float>, float>::value, "");
  static_assert(std::is_same<sum<a_norm, int>, float>::value, "");
  static_assert(std::is_same<sum<a_norm, double>, double>::value, "");
  static_assert(std::is_same<decltype(-std::declval<unorm>()), float>::value, "");
  static_assert(std::is_same<decltype(-std::declval<a_norm>()), a_norm>::value, "");
  static_assert(!has_add_to<a_norm, float>::value, "norm += 0.5f needs a conversion");
  CHECK(a_norm(0.5f) + 1 == 1.5f);
}

TEST_CASE("norm, unorm: named bounds (G-10.7.1-i)") {
  CHECK(float(UNORM_MIN) == 0.0f);
  CHECK(float(UNORM_MAX) == 1.0f);
  CHECK(float(UNORM_ZERO) == 0.0f);
  CHECK(float(NORM_ZERO) == 0.0f);
  CHECK(float(NORM_MIN) == -1.0f);
  CHECK(float(NORM_MAX) == 1.0f);
  static_assert(std::is_same<decltype(UNORM_ZERO), unorm>::value &&
                    std::is_same<decltype(NORM_MIN), a_norm>::value,
                "");
}

namespace {

/// Checks the members and traits of one class of short vectors.
template <typename Vector, typename Scalar, int Size>
void check_class() {
  using traits = graphics::short_vector_traits<Vector>;
  static_assert(std::is_same<typename Vector::value_type, Scalar>::value && Vector::size == Size,
                "G-10.8.1-a");
  static_assert(sizeof(Vector) == Size * sizeof(Scalar) && alignof(Vector) == alignof(Scalar),
                "G-10.8-d");
  static_assert(std::is_trivially_copyable<Vector>::value && std::is_standard_layout<Vector>::value,
                "G-10.8-d");
  static_assert(std::is_convertible<Scalar, Vector>::value, "G-10.8.2-b");
  static_assert(std::is_same<typename graphics::short_vector<Scalar, Size>::type, Vector>::value,
                "G-10.9-a");
  static_assert(std::is_same<typename traits::value_type, Scalar>::value && traits::size == Size,
                "G-10.10-a");
  static_assert(!has_subscript<Vector, int>::value && !has_less<Vector, Vector>::value,
                "G-10.8-c, G-10.8.1-h");
  CHECK(Vector() == Vector(Scalar()));
  CHECK(Vector(Scalar(1)) != Vector());
  CHECK(Vector(Scalar(1)) * Vector(Scalar(1)) == Vector(Scalar(1)));
}

template <typename Two, typename Three, typename Four>
void check_classes() {
  using scalar = typename Two::value_type;
  check_class<Two, scalar, 2>();
  check_class<Three, scalar, 3>();
  check_class<Four, scalar, 4>();
  static_assert(std::is_same<typename graphics::short_vector<scalar, 1>::type, scalar>::value,
                "G-10.9-a");
  static_assert(graphics::short_vector_traits<scalar>::size == 1, "G-10.10-a");
  static_assert(!std::is_constructible<Two, Three>::value &&
                    !std::is_constructible<Three, Four>::value &&
                    !std::is_constructible<Four, Two>::value && !has_add<Two, Three>::value,
                "no conversion between lengths (G-10.8.2.2-a)");
}

} // namespace

TEST_CASE(
    "short vectors: eighteen classes, their sizes and traits (G-10.8-a, G-10.9-a, G-10.10-a)") {
  check_classes<int_2, int_3, int_4>();
  check_classes<uint_2, uint_3, uint_4>();
  check_classes<float_2, float_3, float_4>();
  check_classes<double_2, double_3, graphics::double_4>();
  check_classes<norm_2, norm_3, norm_4>();
  check_classes<unorm_2, unorm_3, unorm_4>();
  static_assert(std::is_same<graphics::direct3d::int2, int_2>::value, "");
  static_assert(std::is_same<graphics::direct3d::uint4, uint_4>::value, "");
  static_assert(std::is_same<graphics::direct3d::float3, float_3>::value, "");
  static_assert(std::is_same<graphics::direct3d::unorm2, unorm_2>::value, "");
  static_assert(std::is_same<graphics::uint, unsigned int>::value, "");
}

TEST_CASE("short vectors: constructors (G-10.8.2-a, G-10.8.2-b, G-10.8.2.1-a)") {
  const float_4 four(1, 2, 3, 4);
  CHECK(four.x == 1);
  CHECK(four.y == 2);
  CHECK(four.z == 3);
  CHECK(four.w == 4);
  CHECK(float_3(7) == float_3(7, 7, 7));
  CHECK(float_4().w == 0);
  CHECK(uint_4(float_4(1.5f)) == uint_4(1));
  CHECK(int_3(float_3(-1.5f, 2.5f, 3.0f)) == int_3(-1, 2, 3));
  CHECK(float_2(norm_2(0.5f, -2.0f)) == float_2(0.5f, -1.0f));
  CHECK(unorm_2(norm_2(0.5f, -0.5f)) == unorm_2(0.5f, 0.0f));
  CHECK(norm_3(double_3(0.5, 7.0, -7.0)) == norm_3(0.5f, 1.0f, -1.0f));
  CHECK(unorm_4(a_norm(0.5f)) == unorm_4(unorm(0.5f)));
  static_assert(!std::is_convertible<float_4, uint_4>::value &&
                    !std::is_convertible<norm_2, unorm_2>::value,
                "explicit (G-10.8.2.2-a)");
}

TEST_CASE("short vectors: operators act on every component (G-10.8.1-b, G-10.8.1-e)") {
  int_3 v(7, -8, 9);
  const int_3 u(2, 3, 4);
  CHECK(v + u == int_3(9, -5, 13));
  CHECK(v - u == int_3(5, -11, 5));
  CHECK(v * u == int_3(14, -24, 36));
  CHECK(v / u == int_3(3, -2, 2));
  CHECK(v % u == int_3(1, -2, 1));
  CHECK((v ^ u) == int_3(7 ^ 2, -8 ^ 3, 9 ^ 4));
  CHECK((v | u) == int_3(7 | 2, -8 | 3, 9 | 4));
  CHECK((v & u) == int_3(7 & 2, -8 & 3, 9 & 4));
  CHECK((u << 2) == int_3(8, 12, 16));
  CHECK((u >> 1) == int_3(1, 1, 2));
  CHECK(-v == int_3(-7, 8, -9));
  CHECK(~u == int_3(~2, ~3, ~4));
  CHECK(&(v += u) == &v);
  CHECK(v == int_3(9, -5, 13));
  CHECK(((v -= u) *= u) == int_3(14, -24, 36));
  CHECK((v /= u) == int_3(7, -8, 9));
  CHECK((v %= 4) == int_3(3, 0, 1));
  CHECK((v |= 8) == int_3(11, 8, 9));
  CHECK((v &= 9) == int_3(9, 8, 9));
  CHECK((v ^= 1) == int_3(8, 9, 8));
  CHECK(((v <<= 2) >>= 1) == int_3(16, 18, 16));
  CHECK(v++ == int_3(16, 18, 16));
  CHECK(v-- == int_3(17, 19, 17));
  CHECK(&++v == &v);
  CHECK(--v == int_3(16, 18, 16));
  CHECK(float_2(1, 2) != float_2(1, 3));
  CHECK(float_4(1, 2, 3, 4) != float_4(1, 2, 3, 5));
  CHECK(uint_4(1, 2, 3, 4) - uint_4(2) == uint_4(~0u, 0, 1, 2));
  CHECK(norm_4(0.5f, 0.75f, -0.75f, 0.0f) + norm_4(0.5f) == norm_4(1.0f, 1.0f, -0.25f, 0.5f));
  CHECK(-norm_2(0.5f, -1.0f) == norm_2(-0.5f, 1.0f));
}

TEST_CASE("short vectors: a scalar operand is converted to a vector (G-10.8.1-g)") {
  CHECK(float_2(1, 2) * 2.0f == float_2(2, 4));
  CHECK(2 * float_2(1, 2) == float_2(2, 4));
  CHECK(1.0 / float_2(1, 2) == float_2(1.0f, 0.5f));
  CHECK(double_2(1, 2) - 1 == double_2(0, 1));
  float_3 v(1, 2, 3);
  CHECK((v += 1) == float_3(2, 3, 4));
  CHECK(float_2(3) == 3.0f);
}

TEST_CASE("short vectors: operators that must not exist (G-10.8.1-c, -d, -f, -h)") {
  static_assert(has_minus<int_2, int>::value && has_minus<double_2, int>::value &&
                    has_minus<norm_4, int>::value,
                "");
  static_assert(!has_minus<uint_2, int>::value && !has_minus<unorm_4, int>::value, "");
  static_assert(has_complement<int_2, int>::value && has_complement<uint_3, int>::value, "");
  static_assert(!has_complement<float_2, int>::value && !has_complement<norm_2, int>::value, "");
  static_assert(has_remainder<int_2, int_2>::value && has_remainder<uint_4, unsigned>::value, "");
  static_assert(!has_remainder<float_2, float_2>::value && !has_remainder<unorm_3, unorm_3>::value,
                "");
  static_assert(has_shift<uint_2, uint_2>::value && !has_shift<double_2, double_2>::value, "");
  static_assert(has_add<float_2, float>::value, "");
  static_assert(!has_add<int_2, float_2>::value && !has_add<norm_2, unorm_2>::value, "");
  SUCCEED("compiled");
}

TEST_CASE("short vectors: components by name (G-10.8.3-a, -b, -c)") {
  int_4 v(1, 2, 3, 4);
  CHECK(int_4(v.get_w(), v.get_z(), v.get_y(), v.get_x()) == int_4(4, 3, 2, 1));
  CHECK(int_4(v.a, v.b, v.g, v.r) == int_4(4, 3, 2, 1));
  v.set_x(10);
  v.set_y(20);
  v.set_z(30);
  v.set_w(40);
  CHECK(v == int_4(10, 20, 30, 40));
  v.x += 1;
  v.g += 2;
  v.z++;
  v.a = v.r;
  CHECK(v == int_4(11, 22, 31, 11));
  CHECK(&v.ref_x() == &v.ref_r());
  CHECK(&v.ref_y() == &v.ref_g());
  CHECK(&v.ref_z() == &v.ref_b());
  CHECK(&v.ref_w() == &v.ref_a());
  v.ref_w() = 5;
  CHECK(v == int_4(11, 22, 31, 5));
}

namespace {

const int_4 one_to_four(1, 2, 3, 4);

// Checks each swizzle by reading it, and by writing it to a zero vector.
#define CHECK_PAIR(Vector, a, b)                                                                   \
  {                                                                                                \
    const Vector from(one_to_four_as(Vector()));                                                   \
    CHECK(from.get_##a##b() == int_2(from.a, from.b));                                             \
    Vector to;                                                                                     \
    to.set_##a##b(int_2(8, 9));                                                                    \
    CHECK((to.a == 8 && to.b == 9 && to.get_##b##a() == int_2(9, 8)));                             \
  }
#define CHECK_TRIPLE(Vector, a, b, c)                                                              \
  {                                                                                                \
    const Vector from(one_to_four_as(Vector()));                                                   \
    CHECK(from.get_##a##b##c() == int_3(from.a, from.b, from.c));                                  \
    Vector to;                                                                                     \
    to.set_##a##b##c(int_3(7, 8, 9));                                                              \
    CHECK((to.a == 7 && to.b == 8 && to.c == 9));                                                  \
  }
#define CHECK_QUAD(a, b, c, d)                                                                     \
  {                                                                                                \
    CHECK(one_to_four.get_##a##b##c##d() ==                                                        \
          int_4(one_to_four.a, one_to_four.b, one_to_four.c, one_to_four.d));                      \
    int_4 to;                                                                                      \
    to.set_##a##b##c##d(int_4(6, 7, 8, 9));                                                        \
    CHECK((to.a == 6 && to.b == 7 && to.c == 8 && to.d == 9));                                     \
  }
#define CHECK_PAIRS(Vector, a, b) CHECK_PAIR(Vector, a, b) CHECK_PAIR(Vector, b, a)
#define CHECK_TRIPLES(Vector, a, b, c)                                                             \
  CHECK_TRIPLE(Vector, a, b, c)                                                                    \
  CHECK_TRIPLE(Vector, a, c, b)                                                                    \
  CHECK_TRIPLE(Vector, b, a, c)                                                                    \
  CHECK_TRIPLE(Vector, b, c, a)                                                                    \
  CHECK_TRIPLE(Vector, c, a, b)                                                                    \
  CHECK_TRIPLE(Vector, c, b, a)
#define CHECK_QUADS_FROM(a, b, c, d)                                                               \
  CHECK_QUAD(a, b, c, d)                                                                           \
  CHECK_QUAD(a, b, d, c)                                                                           \
  CHECK_QUAD(a, c, b, d)                                                                           \
  CHECK_QUAD(a, c, d, b)                                                                           \
  CHECK_QUAD(a, d, b, c)                                                                           \
  CHECK_QUAD(a, d, c, b)

int_2 one_to_four_as(int_2) { return int_2(1, 2); }
int_3 one_to_four_as(int_3) { return int_3(1, 2, 3); }
int_4 one_to_four_as(int_4) { return one_to_four; }

} // namespace

TEST_CASE("short vectors: pairs of components (G-10.8.3-d)"){
    CHECK_PAIRS(int_2, x, y) CHECK_PAIRS(int_3, x, y) CHECK_PAIRS(int_3, x, z)
        CHECK_PAIRS(int_3, y, z) CHECK_PAIRS(int_4, x, y) CHECK_PAIRS(int_4, x, z)
            CHECK_PAIRS(int_4, x, w) CHECK_PAIRS(int_4, y, z) CHECK_PAIRS(int_4, y, w)
                CHECK_PAIRS(int_4, z, w)}

TEST_CASE("short vectors: three and four components (G-10.8.3-e, -f)"){
    CHECK_TRIPLES(int_3, x, y, z) CHECK_TRIPLES(int_4, x, y, z) CHECK_TRIPLES(int_4, x, y, w)
        CHECK_TRIPLES(int_4, x, z, w) CHECK_TRIPLES(int_4, y, z, w) CHECK_QUADS_FROM(x, y, z, w)
            CHECK_QUADS_FROM(y, x, z, w) CHECK_QUADS_FROM(z, x, y, w) CHECK_QUADS_FROM(w, x, y, z)}

TEST_CASE(
    "short vectors: a swizzle of the vector itself is read before it is written (G-10.8.3-h)") {
  int_4 v(1, 2, 3, 4);
  v.set_yx(v.get_xy());
  CHECK(v == int_4(2, 1, 3, 4));
  v.set_wzyx(v);
  CHECK(v == int_4(4, 3, 1, 2));
}

namespace {

/// Computes with vectors in a kernel; all operands are exact in binary.
struct step_kernel {
  array_view<float_3, 1> position;
  array_view<norm_2, 1> direction;
  float_3 velocity;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    float_3 p = position[i];
    p += velocity * 2.0f;
    p.set_zx(p.get_xz());
    position[i] = -p;
    position[i].y -= 0.5f;
    direction[i] = norm_2(p.x, p.y) - norm_2(a_norm(0.5f));
  }
};

} // namespace

TEST_CASE("short vectors: in kernels, in views, as captures (G-10.7-a, G-10.8-d)") {
  std::vector<float_3> positions;
  for (int i = 0; i < 100; ++i)
    positions.push_back(float_3(float(i), 0.25f, 1.0f));
  std::vector<norm_2> directions(100);
  const array_view<float_3, 1> position(100, positions);
  const array_view<norm_2, 1> direction(100, directions);
  concurrency::parallel_for_each(position.extent,
                                 step_kernel{position, direction, float_3(0.5f, 0.25f, -0.5f)});
  position.synchronize();
  direction.synchronize();
  for (int i = 0; i < 100; ++i) {
    INFO("element " << i);
    CHECK(positions[i] == float_3(0.0f, -1.25f, -1.0f - i));
    CHECK(directions[i] == norm_2(-0.5f, 0.25f));
  }
}

namespace {

/// Each tile reverses its part of `data` and counts its threads in one
/// component of `counts`.
struct reverse_kernel {
  array_view<int_4, 1> data;
  array_view<int_2, 1> counts;

  AMP2HIP_CPU_AMP void operator()(concurrency::tiled_index<16> t) const {
    tile_static amp2hip::tile_storage<int_4[16]> part_storage;
    int_4(&part)[16] = part_storage.object();
    part[t.local[0]] = data[t.global];
    t.barrier.wait();
    data[t.global] = part[15 - t.local[0]].get_wzyx();
    concurrency::atomic_fetch_add(&counts[t.tile].ref_y(), 1);
  }
};

} // namespace

TEST_CASE("short vectors: in tile_static memory, and components as operands of atomic functions "
          "(G-10.8.3-c)") {
  std::vector<int_4> elements;
  for (int i = 0; i < 64; ++i)
    elements.push_back(int_4(i, i + 1, i + 2, i + 3));
  std::vector<int_2> counters(4);
  const array_view<int_4, 1> data(64, elements);
  const array_view<int_2, 1> counts(4, counters);
  concurrency::parallel_for_each(data.extent.tile<16>(), reverse_kernel{data, counts});
  data.synchronize();
  counts.synchronize();
  for (int i = 0; i < 64; ++i) {
    const int from = i / 16 * 16 + 15 - i % 16;
    CHECK(elements[i] == int_4(from + 3, from + 2, from + 1, from));
  }
  for (const int_2 &counter : counters)
    CHECK(counter == int_2(0, 16));
}

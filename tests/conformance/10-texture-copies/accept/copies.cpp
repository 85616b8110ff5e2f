// Copies of textures: whole and in sections, from and to memory, ranges, textures and views.
//
// accept: G-10.6-a, G-10.6-b, G-10.6-c, G-10.6-d, G-10.6-e, G-10.6-f, G-10.6-g, G-10.6-h
// accept: G-10.6-i, G-10.6-j, G-10.6-k, G-10.6-l, G-10.6-m, G-10.6-n, G-10.6.1-a, G-10.6.1-b
// accept: G-10.1.9-a, G-10.1.9-b, G-10.1.9-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <amp_graphics.h>
#include <iterator>
#include <list>
#include <numeric>
#include <vector>
#include "exceptions.h" // after <amp.h>
using namespace concurrency;
using namespace concurrency::graphics;

static std::vector<int> numbers(int count) {
  std::vector<int> result(count);
  std::iota(result.begin(), result.end(), 0);
  return result;
}

static void raw() {
  std::vector<char> bytes(256), back(256), part(6);
  std::iota(bytes.begin(), bytes.end(), char(0));
  texture<int, 2> t(16, 16, 8U);
  copy(bytes.data(), 256, t);
  copy(t, back.data(), 256);
  CHECK(back == bytes);
  copy(t, index<2>(1, 2), extent<2>(2, 3), part.data(), 6);
  CHECK(part == std::vector<char>({18, 19, 20, 34, 35, 36}));
  const char section[] = {1, 2, 3, 4};
  copy(section, 4, t, index<2>(0, 14), extent<2>(2, 2));
  copy(texture_view<int, 2>(t), back.data(), 256U);
  CHECK(back[14] == 1 && back[15] == 2 && back[30] == 3 && back[31] == 4 && back[32] == 32);
  copy(bytes.data(), 256, texture_view<int, 2>(t));
  copy(texture_view<const int, 2>(t), back.data(), 256U);
  CHECK(back == bytes);
  copy(section, 4, writeonly_texture_view<int, 2>(t), index<2>(0, 0), extent<2>(1, 4));
  copy(t, index<2>(0, 0), extent<2>(1, 6), part.data(), 6);
  CHECK(part == std::vector<char>({1, 2, 3, 4, 4, 5}));
  CHECK(throws([&] { copy(t, back.data(), 255); }));
  CHECK(throws([&] { copy(bytes.data(), 255, t); }));
  CHECK(throws([&] { copy(t, index<2>(0, 0), extent<2>(2, 3), part.data(), 5); }));
  CHECK(throws([&] { copy(t, index<2>(15, 0), extent<2>(2, 1), back.data(), 256); }));
  CHECK(throws([&] { copy(section, 4, t, index<2>(-1, 0), extent<2>(2, 2)); }));
  CHECK(throws([&] { copy(section, 4, t, index<2>(0, 0), extent<2>(0, 2)); }));
  copy(t, back.data(), 256);
  CHECK(back[0] == 1 && back[5] == 5);

  // Norm and unorm textures and levels are copied as raw bytes.
  texture<unorm_4, 2> u(extent<2>(2, 2), 8U, 2);
  CHECK(u.data_length == 20);
  copy(bytes.data(), 20, u);
  std::fill(back.begin(), back.end(), 0);
  copy(texture_view<const unorm_4, 2>(u, 1, 1), back.data(), 4U);
  CHECK(back[0] == 16 && back[3] == 19 && back[4] == 0);
}

static void ranges() {
  const std::vector<int> values = numbers(24);
  texture<int, 3> t(2, 3, 4);
  copy(values.begin(), values.end(), t);
  std::vector<int> result(24);
  copy(t, result.begin());
  CHECK(result == values);
  std::list<int> list;
  copy(t, std::back_inserter(list));
  CHECK(std::equal(values.begin(), values.end(), list.begin()) && list.size() == 24);
  std::vector<int> part;
  copy(t, index<3>(0, 1, 2), extent<3>(2, 1, 2), std::back_inserter(part));
  CHECK(part == std::vector<int>({6, 7, 18, 19}));
  copy(list.rbegin(), list.rend(), texture_view<int, 3>(t));
  int first[2];
  copy(texture_view<const int, 3>(t), index<3>(0, 0, 0), extent<3>(1, 1, 2), first);
  CHECK(first[0] == 23 && first[1] == 22);
  copy(values.begin(), values.begin() + 4, t, index<3>(1, 0, 0), extent<3>(1, 2, 2));
  copy(t, index<3>(1, 0, 0), extent<3>(1, 2, 3), result.begin());
  CHECK(result[0] == 0 && result[1] == 1 && result[2] == 9 && result[3] == 2 && result[4] == 3 &&
        result[5] == 5);
  copy(values.begin(), values.end(), writeonly_texture_view<int, 3>(t));
  copy(texture_view<int, 3>(t), result.data());
  CHECK(result == values);
  CHECK(throws([&] { copy(values.begin(), values.end() - 1, t); }));
  CHECK(throws([&] { copy(values.begin(), values.begin() + 3, t, index<3>(), extent<3>(1, 2, 2)); }));
  CHECK(throws([&] { copy(t, index<3>(0, 0, 3), extent<3>(1, 1, 2), result.begin()); }));
  texture<int, 1> narrow(24, 16U);
  CHECK(throws([&] { copy(values.begin(), values.end(), narrow); }));
  CHECK(throws([&] { copy(narrow, result.begin()); }));
}

static void textures() {
  const std::vector<int> values = numbers(12);
  const accelerator_view other = accelerator().create_view();
  const texture<int, 2> from(3, 4, values.begin(), values.end());
  texture<int, 2> to(3, 4, other), small(2, 4), narrow(3, 4, 16U);
  texture<int, 2> levels(extent<2>(3, 4), 32U, 2);
  std::vector<int> result(12);
  copy(from, to);
  copy(to, result.begin());
  CHECK(result == values);
  to.copy_to(levels = texture<int, 2>(3, 4));
  from.copy_to(writeonly_texture_view<int, 2>(to));
  copy(from, index<2>(1, 1), to, index<2>(0, 0), extent<2>(2, 3));
  copy(to, result.begin());
  CHECK(result == std::vector<int>({5, 6, 7, 3, 9, 10, 11, 7, 8, 9, 10, 11}));
  copy(texture_view<const int, 2>(from), texture_view<int, 2>(to));
  copy(texture_view<int, 2>(to), index<2>(0, 0), writeonly_texture_view<int, 2>(small), index<2>(1, 0),
       extent<2>(1, 4));
  copy(small, index<2>(1, 0), extent<2>(1, 4), result.begin());
  CHECK(result[0] == 0 && result[3] == 3);
  texture<int, 2> chain(extent<2>(3, 4), 32U, 2);
  CHECK(throws([&] { copy(from, small); }));
  CHECK(throws([&] { copy(from, narrow); }));
  CHECK(throws([&] { copy(from, chain); }));
  CHECK(throws([&] { from.copy_to(chain); }));
  CHECK(throws([&] { copy(from, index<2>(0, 0), chain, index<2>(0, 0), extent<2>(1, 1)); }));
  CHECK(throws([&] { copy(from, index<2>(0, 0), narrow, index<2>(0, 0), extent<2>(1, 1)); }));
  CHECK(throws([&] { copy(to, index<2>(0, 0), to, index<2>(1, 1), extent<2>(1, 1)); }));
  CHECK(throws([&] { copy(from, index<2>(2, 0), to, index<2>(0, 0), extent<2>(2, 1)); }));
}

static void asynchronous() {
  const std::vector<int> values = numbers(12);
  texture<int, 2> a(3, 4), b(3, 4);
  std::vector<int> result(12);
  copy_async(values.begin(), values.end(), a).get();
  copy_async(a, b).get();
  completion_future out = copy_async(b, result.begin());
  out.wait();
  CHECK(result == values);
  copy_async(values.data(), 48, a).get();
  copy_async(a, result.data(), 48U).get();
  copy_async(a, index<2>(1, 0), extent<2>(1, 2), result.data(), 8U).get();
  CHECK(result[0] == 4 && result[1] == 5);
  copy_async(values.data(), 8, b, index<2>(2, 2), extent<2>(1, 2)).get();
  copy_async(b, index<2>(2, 2), extent<2>(1, 2), result.begin()).get();
  CHECK(result[0] == 0 && result[1] == 1);
  copy_async(values.begin() + 4, values.begin() + 6, b, index<2>(0, 0), extent<2>(1, 2)).get();
  copy_async(b, index<2>(0, 0), a, index<2>(2, 0), extent<2>(1, 2)).get();
  copy_async(texture_view<const int, 2>(a), result.begin()).get();
  CHECK(result[8] == 4 && result[9] == 5);
  CHECK(throws([&] { copy_async(a, result.data(), 47U); }));
}

int main() {
  raw();
  ranges();
  textures();
  asynchronous();
  return failures;
}

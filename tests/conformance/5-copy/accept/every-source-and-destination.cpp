// Copy and copy_async work between arrays, staging arrays, views, sections and iterators of every
// rank.
//
// accept: M-8.3-a, M-8.3-b, M-8.3-c, M-8.3-d, M-8.3-f, M-8.3-g, R-5.3-b, R-5.3-e, R-5.3.2-a,
// R-5.3.2-b, R-5.3.2-c, R-5.3.3-c, R-5.3.3-e, R-5.3.4-a, R-5.3.4-b, X-8.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <deque>
#include <forward_list>
#include <iterator>
#include <list>
#include <vector>
#include "check.h"
using namespace concurrency;

struct pair_of {
  int first;
  double second;
  pair_of(int k = 0) restrict(cpu, amp) : first(k), second(2 * k) {}
  bool operator==(const pair_of &other) const {
    return first == other.first && second == other.second;
  }
};

template <typename From, typename To> void move(bool async, const From &from, To &&to) {
  if (async) copy_async(from, to).get();
  else copy(from, to);
}

template <typename T, int N> std::vector<T> in_memory(const array<T, N> &a) { return a; }
template <typename T, int N> std::vector<T> in_memory(const array_view<T, N> &v) {
  std::vector<T> result(v.extent.size());
  copy(v, result.begin());
  return result;
}

template <typename T, int N>
void all_kinds(const accelerator_view &here, const accelerator_view &there, bool async) {
  extent<N> e, large;
  index<N> corner;
  for (int d = 0; d < N; ++d) {
    e[d] = 2 + d % 3;
    large[d] = e[d] + 3;
    corner[d] = 1 + d % 2;
  }
  std::vector<T> data, other, guard;
  for (unsigned k = 0; k < e.size(); ++k) {
    data.push_back(T(int(7 * k + 3)));
    other.push_back(T(int(k) + 500));
  }
  for (unsigned k = 0; k < large.size(); ++k) guard.push_back(T(int(k) + 1000));

  const accelerator_view memory = accelerator(accelerator::cpu_accelerator).default_view;
  array<T, N> a(e, data.begin(), here), b(e, other.begin(), there);
  array<T, N> staged_here(e, memory, here), staged_there(e, memory, there);
  move(async, a, b);
  check("array to array", in_memory(b) == data, 1);
  move(async, a, staged_here);
  move(async, staged_here, staged_there);
  copy(other.begin(), b);
  move(async, staged_there, b);
  check("by staging arrays", in_memory(b) == data, 1);

  std::vector<T> host(other), host_too(other);
  array_view<T, N> v(e, host), w(e, host_too);
  move(async, a, v);
  check("array to view", v[index<N>()] == data[0], 1);
  move(async, array_view<const T, N>(v), w);
  v.synchronize();
  w.synchronize();
  check("view to view", host == data && host_too == data, 1);
  copy(other.begin(), b);
  move(async, w, b);
  check("view to array", in_memory(b) == data, 1);
  parallel_for_each(here, v.extent, [=](index<N> i) restrict(amp) { v[i] = T(9); });
  move(async, v, b);
  check("from where a kernel left it", in_memory(b) == std::vector<T>(data.size(), T(9)), 1);

  array<T, N> whole(large, guard.begin(), there), whole_too(large, guard.begin(), here);
  move(async, a, whole.section(corner, e));
  move(async, whole.section(corner, e), whole_too.section(e));
  check("section to section", in_memory(whole_too.section(e)) == data, 1);
  std::vector<T> around = whole;
  unsigned untouched = 0;
  for (unsigned k = 0; k < guard.size(); ++k) untouched += around[k] == guard[k];
  check("nothing beside a section", untouched >= large.size() - e.size(), 1);
  std::vector<T> home(guard);
  array_view<T, N> large_view(large, home);
  move(async, a, large_view.section(corner, e));
  check("section in memory", in_memory(large_view.section(corner, e)) == data, 1);

  std::list<T> list(data.begin(), data.end()), collected;
  copy(list.begin(), list.end(), whole_too.section(corner, e));
  if (async) copy_async(whole_too.section(corner, e), std::back_inserter(collected)).get();
  else copy(whole_too.section(corner, e), std::back_inserter(collected));
  check("list", collected == list, 1);
  std::deque<T> deque(data.begin(), data.end());
  copy(deque.begin(), deque.end(), b);
  check("deque", in_memory(b) == data, 1);
  std::forward_list<T> forward(other.begin(), other.end());
  copy(forward.begin(), forward.end(), b);
  check("forward_list", in_memory(b) == other, 1);
  copy(data.rbegin(), data.rend(), b);
  std::vector<T> turned(data.size());
  copy(b, turned.rbegin());
  check("reversed twice", turned == data, 1);
}

int main() {
  const accelerator_view one = accelerator().default_view, two = accelerator().create_view();
  const accelerator_view checked = accelerator(accelerator::direct3d_ref).default_view;
  for (bool async : {false, true}) {
    all_kinds<int, 1>(one, one, async);
    all_kinds<float, 2>(one, two, async);
    all_kinds<double, 3>(one, checked, async);
    all_kinds<unsigned, 4>(checked, two, async);
    all_kinds<pair_of, 2>(two, one, async);
  }
  return failures;
}

// Copy and copy_async write each kind of source to each kind of destination at every rank.
//
// accept: R-5.3-a, M-8.3-a, M-8.3-b, M-8.3-c, M-8.3-d, M-8.3-f, M-8.3-g, R-5.3-b, R-5.3-e,
// R-5.3.2-a, R-5.3.2-b, R-5.3.2-c, R-5.3.3-c, R-5.3.3-e, R-5.3.4-a, R-5.3.4-b, X-8.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <array>
#include <cstdio>
#include <deque>
#include <forward_list>
#include <functional>
#include <iterator>
#include <list>
#include <numeric>
#include <set>
#include <sstream>
#include <vector>

using namespace concurrency;

// Copy and copy_async write each source to each destination and keep the elements around sections.
namespace kept_elements_around_sections {
const int count = 24;

template <typename Range>
bool is_counted(const Range &values) {
  int k = 0;
  for (auto it = std::begin(values); k < count; ++it, ++k)
    if (*it != 100 + k)
      return false;
  return true;
}

template <int N>
void for_all(const extent<N> &e, const std::function<void(index<N>, int)> &use) {
  for (unsigned n = 0; n < e.size(); ++n) {
    index<N> i;
    unsigned rest = n;
    for (int d = N - 1; d >= 0; --d) {
      i[d] = rest % e[d];
      rest /= e[d];
    }
    use(i, int(n));
  }
}

// The destinations: arrays, staging arrays and views of each kind. Two views are sections, and the
// elements around them must keep their values.
template <int N>
struct destinations {
  extent<N> e, around;
  index<N> one;
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view,
                   def = accelerator().default_view, other = accelerator().create_view();
  array<int, N> plain, staging, far;
  std::vector<int> view_data, around_data;
  array_view<int, N> view, whole, section, unsourced, far_section;

  destinations(const extent<N> &e_, const extent<N> &around_, const index<N> &one_)
      : e(e_), around(around_), one(one_), plain(e), staging(e, cpu, def), far(around, other),
        view_data(count), around_data(around.size(), -3), view(e, view_data),
        whole(around, around_data), section(whole.section(one, e)), unsourced(e),
        far_section(far.section(one, e)) {
    const array_view<int, N> near = whole, beyond(far);
    parallel_for_each(near.extent, [=](index<N> i) restrict(amp) { near[i] = -3; });
    parallel_for_each(beyond.extent, [=](index<N> i) restrict(amp) { beyond[i] = -4; });
  }
  bool surroundings_kept() {
    bool kept = true;
    const std::vector<int> beyond = far;
    for_all<N>(around, [&](index<N> i, int n) {
      if (!e.contains(i - one))
        kept = kept && whole[i] == -3 && beyond[n] == -4;
    });
    return kept;
  }
  // `copying` writes 100, 101, ... to its argument.
  template <typename Copying>
  void check(const char *what, Copying copying) {
    const auto one_of = [&](const char *name, auto &to) {
      const std::vector<int> zeros(count);
      copy(zeros.begin(), zeros.end(), to);
      copying(to);
      std::vector<int> now;
      copy(to, std::back_inserter(now));
      if (now.size() != count || !is_counted(now) || !surroundings_kept()) {
        std::printf("%s to %s, rank %d\n", what, name, N);
        failures = 1;
      }
    };
    one_of("an array", plain);
    one_of("a staging array", staging);
    one_of("a view", view);
    one_of("a section", section);
    one_of("a view without data", unsourced);
    one_of("a section of an array elsewhere", far_section);
  }
};

template <int N>
void ranges(destinations<N> &to, const std::vector<int> &h) {
  const std::list<int> list(h.begin(), h.end());
  const std::deque<int> deque(h.begin(), h.end());
  const std::vector<int> reversed(h.rbegin(), h.rend());
  const std::set<int> set(h.begin(), h.end());
  const std::vector<short> shorts(h.begin(), h.end());
  const std::vector<double> doubles(h.begin(), h.end());
  int raw[count];
  std::copy(h.begin(), h.end(), raw);
  const int *const const_raw = raw;
  std::array<int, count> fixed;
  std::copy(h.begin(), h.end(), fixed.begin());
  std::vector<int> moved(h);
  const auto range = [&](const char *what, auto begin, auto end) {
    to.check(what, [&](auto &dst) { copy(begin, end, dst); });
    to.check(what, [&](auto &dst) { copy_async(begin, end, dst).get(); });
  };
  const auto from = [&](const char *what, auto begin) {
    to.check(what, [&](auto &dst) { copy(begin, dst); });
    to.check(what, [&](auto &dst) { copy_async(begin, dst).get(); });
  };
  range("a vector", h.begin(), h.end());
  range("a const vector", h.cbegin(), h.cend());
  range("data()", h.data(), h.data() + count);
  range("a list", list.begin(), list.end());
  range("a deque", deque.cbegin(), deque.cend());
  range("reversed", reversed.rbegin(), reversed.rend());
  range("std::array", fixed.begin(), fixed.end());
  range("pointers", raw, raw + count);
  range("begin and end", std::begin(raw), std::end(raw));
  range("pointers to const", const_raw, const_raw + count);
  range("a set", set.begin(), set.end());
  range("short", shorts.begin(), shorts.end());
  range("double", doubles.begin(), doubles.end());
  range("moved", std::make_move_iterator(moved.begin()), std::make_move_iterator(moved.end()));
  from("a vector's begin", h.begin());
  from("a list's begin", list.begin());
  from("a deque's begin", deque.begin());
  from("reversed from its begin", reversed.rbegin());
  from("const pointer", const_raw);
  to.check("an array's name", [&](auto &dst) { copy(raw, dst); });
  to.check("an array's name", [&](auto &dst) { copy_async(raw, dst).get(); });

  std::ostringstream text;
  std::copy(h.begin(), h.end(), std::ostream_iterator<int>(text, " "));
  to.check("a stream", [&](auto &dst) {
    std::istringstream in(text.str());
    copy(std::istream_iterator<int>(in), std::istream_iterator<int>(), dst);
  });
  to.check("a stream", [&](auto &dst) {
    std::istringstream in(text.str());
    copy_async(std::istream_iterator<int>(in), std::istream_iterator<int>(), dst).get();
  });
}

// Copies a source to iterators by copy and by copy_async.
template <typename Source>
void to_iterators(const std::vector<int> &h, Source &src) {
  const auto both = [&](auto make, auto iterator) {
    auto now = make(), later = make();
    copy(src, iterator(now));
    copy_async(src, iterator(later)).get();
    CHECK(is_counted(now));
    CHECK(is_counted(later));
  };
  both([] { return std::vector<int>(count); }, [](auto &o) { return o.begin(); });
  both([] { return std::vector<int>(); }, [](auto &o) { return std::back_inserter(o); });
  both([] { return std::list<int>(count); }, [](auto &o) { return o.begin(); });
  both([] { return std::vector<double>(count); }, [](auto &o) { return o.begin(); });
  both([] { return std::vector<short>(count); }, [](auto &o) { return o.data(); });
  both([] { return std::multiset<int>(); }, [](auto &o) { return std::inserter(o, o.end()); });

  std::vector<int> reversed(count), reversed_later(count);
  copy(src, reversed.rbegin());
  copy_async(src, reversed_later.rbegin()).get();
  CHECK(is_counted(std::vector<int>(reversed.rbegin(), reversed.rend())) &&
        reversed_later == reversed);
  std::deque<int> front, front_later;
  copy(src, std::front_inserter(front));
  copy_async(src, std::front_inserter(front_later)).get();
  CHECK(is_counted(std::vector<int>(front.rbegin(), front.rend())) && front_later == front);
  int raw[count + 1] = {}, raw_later[count + 1] = {};
  copy(src, raw);
  copy_async(src, raw_later).get();
  CHECK(is_counted(raw) && raw[count] == 0 && is_counted(raw_later) && raw_later[count] == 0);
  std::ostringstream text, now, later;
  std::copy(h.begin(), h.end(), std::ostream_iterator<int>(text, " "));
  copy(src, std::ostream_iterator<int>(now, " "));
  copy_async(src, std::ostream_iterator<int>(later, " ")).get();
  CHECK(now.str() == text.str() && later.str() == text.str());
}

template <int N>
void rank(const extent<N> &e) {
  index<N> one;
  ++one;
  const extent<N> around = e + 2;
  std::vector<int> h(count), home, big_data(around.size(), -1);
  std::iota(h.begin(), h.end(), 100);
  home = h;
  destinations<N> to(e, around, one);
  ranges(to, h);

  array<int, N> plain(e, h.begin()), staging(e, h.begin(), to.cpu, to.def),
      elsewhere(e, h.begin(), to.other);
  const array<int, N> &const_plain = plain, &const_staging = staging;
  array_view<int, N> view(e, home), big(around, big_data), section = big.section(one, e),
                                                           unsourced(e);
  array_view<const int, N> const_view(e, h.data()), const_section = section;
  copy(plain, section);
  copy(view, unsourced);
  const auto containers = [&](const char *what, auto &src) {
    to.check(what, [&](auto &dst) { copy(src, dst); });
    to.check(what, [&](auto &dst) { copy_async(src, dst).get(); });
    to_iterators(h, src);
  };
  containers("an array", plain);
  containers("a const array", const_plain);
  containers("a staging array", staging);
  containers("a const staging array", const_staging);
  containers("an array elsewhere", elsewhere);
  containers("a view", view);
  containers("a view of const", const_view);
  containers("a section", section);
  containers("a section of const", const_section);
  containers("a view without data", unsourced);
}

void test() {
  rank(extent<1>(count));
  rank(extent<2>(4, 6));
  rank(extent<3>(2, 3, 4));
  const int four[] = {2, 3, 2, 2};
  rank(extent<4>(four));
}
} // namespace kept_elements_around_sections

// Copy and copy_async work between arrays, staging arrays, views, sections and iterators of every
// rank.
namespace every_rank {
struct pair_of {
  int first;
  double second;
  pair_of(int k = 0) restrict(cpu, amp) : first(k), second(2 * k) {}
  bool operator==(const pair_of &other) const {
    return first == other.first && second == other.second;
  }
};

template <typename From, typename To>
void move(bool async, const From &from, To &&to) {
  if (async)
    copy_async(from, to).get();
  else
    copy(from, to);
}

template <typename T, int N>
std::vector<T> in_memory(const array<T, N> &a) {
  return a;
}
template <typename T, int N>
std::vector<T> in_memory(const array_view<T, N> &v) {
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
  for (unsigned k = 0; k < large.size(); ++k)
    guard.push_back(T(int(k) + 1000));

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
  for (unsigned k = 0; k < guard.size(); ++k)
    untouched += around[k] == guard[k];
  check("nothing beside a section", untouched >= large.size() - e.size(), 1);
  std::vector<T> home(guard);
  array_view<T, N> large_view(large, home);
  move(async, a, large_view.section(corner, e));
  check("section in memory", in_memory(large_view.section(corner, e)) == data, 1);

  std::list<T> list(data.begin(), data.end()), collected;
  copy(list.begin(), list.end(), whole_too.section(corner, e));
  if (async)
    copy_async(whole_too.section(corner, e), std::back_inserter(collected)).get();
  else
    copy(whole_too.section(corner, e), std::back_inserter(collected));
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

void test() {
  const accelerator_view one = accelerator().default_view, two = accelerator().create_view();
  const accelerator_view checked = accelerator(accelerator::direct3d_ref).default_view;
  for (bool async : {false, true}) {
    all_kinds<int, 1>(one, one, async);
    all_kinds<float, 2>(one, two, async);
    all_kinds<double, 3>(one, checked, async);
    all_kinds<unsigned, 4>(checked, two, async);
    all_kinds<pair_of, 2>(two, one, async);
  }
}
} // namespace every_rank

int main() {
  kept_elements_around_sections::test();
  every_rank::test();
  return failures;
}

// An implicit or defaulted copy constructor has each restriction that the copy constructors of all
// bases and members have.
//
// The part is a base of a base, a member of a class template instance, one of several members, or a
// member of a class with defaulted special members.
//
// accept: L-2.3.2-h, L-2.3.2-j, L-2.3.2-k, L-2.3.2-l, L-2.3.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// A part whose special members are all cpu,amp.
struct other {
  int q;
  other() restrict(cpu, amp) : q(0) {}
};

// The copy constructor of the part is cpu, and the code is cpu.
namespace cpu_part_in_cpu_code {

struct part {
  int k;
  part() restrict(cpu, amp) : k(10) {}
  part(const part &o) restrict(cpu) : k(o.k + 1) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(cpu) {
  derived w;
  derived x(w);
  return x.k;
}
int of_instance() restrict(cpu) {
  instance w;
  instance x(w);
  return x.m.k;
}
int of_several() restrict(cpu) {
  several w;
  several x(w);
  return x.m.k;
}
int of_defaulted() restrict(cpu) {
  defaulted w;
  defaulted x(w);
  return x.m.k;
}

int wrong_results(int wanted) restrict(cpu) {
  return (of_bases() != wanted) + (of_instance() != wanted) + (of_several() != wanted) +
         (of_defaulted() != wanted);
}

} // namespace cpu_part_in_cpu_code

// The copy constructor of the part is amp, and the code is amp.
namespace amp_part_in_amp_code {

struct part {
  int k;
  part() restrict(cpu, amp) : k(10) {}
  part(const part &o) restrict(amp) : k(o.k + 2) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(amp) {
  derived w;
  derived x(w);
  return x.k;
}
int of_instance() restrict(amp) {
  instance w;
  instance x(w);
  return x.m.k;
}
int of_several() restrict(amp) {
  several w;
  several x(w);
  return x.m.k;
}
int of_defaulted() restrict(amp) {
  defaulted w;
  defaulted x(w);
  return x.m.k;
}

int wrong_results(int wanted) restrict(amp) {
  return (of_bases() != wanted) + (of_instance() != wanted) + (of_several() != wanted) +
         (of_defaulted() != wanted);
}

} // namespace amp_part_in_amp_code

// The copy constructor of the part is cpu,amp, and the code is cpu.
namespace both_part_in_cpu_code {

struct part {
  int k;
  part() restrict(cpu, amp) : k(10) {}
  part(const part &o) restrict(cpu, amp) : k(o.k + 3) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(cpu) {
  derived w;
  derived x(w);
  return x.k;
}
int of_instance() restrict(cpu) {
  instance w;
  instance x(w);
  return x.m.k;
}
int of_several() restrict(cpu) {
  several w;
  several x(w);
  return x.m.k;
}
int of_defaulted() restrict(cpu) {
  defaulted w;
  defaulted x(w);
  return x.m.k;
}

int wrong_results(int wanted) restrict(cpu) {
  return (of_bases() != wanted) + (of_instance() != wanted) + (of_several() != wanted) +
         (of_defaulted() != wanted);
}

} // namespace both_part_in_cpu_code

// The copy constructor of the part is cpu,amp, and the code is amp.
namespace both_part_in_amp_code {

struct part {
  int k;
  part() restrict(cpu, amp) : k(10) {}
  part(const part &o) restrict(cpu, amp) : k(o.k + 3) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(amp) {
  derived w;
  derived x(w);
  return x.k;
}
int of_instance() restrict(amp) {
  instance w;
  instance x(w);
  return x.m.k;
}
int of_several() restrict(amp) {
  several w;
  several x(w);
  return x.m.k;
}
int of_defaulted() restrict(amp) {
  defaulted w;
  defaulted x(w);
  return x.m.k;
}

int wrong_results(int wanted) restrict(amp) {
  return (of_bases() != wanted) + (of_instance() != wanted) + (of_several() != wanted) +
         (of_defaulted() != wanted);
}

} // namespace both_part_in_amp_code

// The copy constructor of the part is cpu,amp, and the code is cpu,amp.
namespace both_part_in_both_code {

struct part {
  int k;
  part() restrict(cpu, amp) : k(10) {}
  part(const part &o) restrict(cpu, amp) : k(o.k + 3) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(cpu, amp) {
  derived w;
  derived x(w);
  return x.k;
}
int of_instance() restrict(cpu, amp) {
  instance w;
  instance x(w);
  return x.m.k;
}
int of_several() restrict(cpu, amp) {
  several w;
  several x(w);
  return x.m.k;
}
int of_defaulted() restrict(cpu, amp) {
  defaulted w;
  defaulted x(w);
  return x.m.k;
}

int wrong_results(int wanted) restrict(cpu, amp) {
  return (of_bases() != wanted) + (of_instance() != wanted) + (of_several() != wanted) +
         (of_defaulted() != wanted);
}

} // namespace both_part_in_both_code

// The part has a copy constructor for each restriction, and the code is cpu.
namespace pair_part_in_cpu_code {

struct part {
  int k;
  part() restrict(cpu, amp) : k(10) {}
  part(const part &o) restrict(cpu) : k(o.k + 1) {}
  part(const part &o) restrict(amp) : k(o.k + 2) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(cpu) {
  derived w;
  derived x(w);
  return x.k;
}
int of_instance() restrict(cpu) {
  instance w;
  instance x(w);
  return x.m.k;
}
int of_several() restrict(cpu) {
  several w;
  several x(w);
  return x.m.k;
}
int of_defaulted() restrict(cpu) {
  defaulted w;
  defaulted x(w);
  return x.m.k;
}

int wrong_results(int wanted) restrict(cpu) {
  return (of_bases() != wanted) + (of_instance() != wanted) + (of_several() != wanted) +
         (of_defaulted() != wanted);
}

} // namespace pair_part_in_cpu_code

// The part has a copy constructor for each restriction, and the code is amp.
namespace pair_part_in_amp_code {

struct part {
  int k;
  part() restrict(cpu, amp) : k(10) {}
  part(const part &o) restrict(cpu) : k(o.k + 1) {}
  part(const part &o) restrict(amp) : k(o.k + 2) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(amp) {
  derived w;
  derived x(w);
  return x.k;
}
int of_instance() restrict(amp) {
  instance w;
  instance x(w);
  return x.m.k;
}
int of_several() restrict(amp) {
  several w;
  several x(w);
  return x.m.k;
}
int of_defaulted() restrict(amp) {
  defaulted w;
  defaulted x(w);
  return x.m.k;
}

int wrong_results(int wanted) restrict(amp) {
  return (of_bases() != wanted) + (of_instance() != wanted) + (of_several() != wanted) +
         (of_defaulted() != wanted);
}

} // namespace pair_part_in_amp_code

// The part has a copy constructor for each restriction, and the code is cpu,amp.
namespace pair_part_in_both_code {

struct part {
  int k;
  part() restrict(cpu, amp) : k(10) {}
  part(const part &o) restrict(cpu) : k(o.k + 1) {}
  part(const part &o) restrict(amp) : k(o.k + 2) {}
  ~part() restrict(cpu, amp) {}
};
struct base : part {};
struct derived : base {
  int z = 1;
};
template <class T>
struct holder {
  T m;
};
typedef holder<part> instance;
struct several {
  other a;
  part m;
  other b;
};
struct defaulted {
  part m;
  defaulted() = default;
  defaulted(const defaulted &) = default;
  defaulted &operator=(const defaulted &) = default;
  ~defaulted() = default;
};

int of_bases() restrict(cpu, amp) {
  derived w;
  derived x(w);
  return x.k;
}
int of_instance() restrict(cpu, amp) {
  instance w;
  instance x(w);
  return x.m.k;
}
int of_several() restrict(cpu, amp) {
  several w;
  several x(w);
  return x.m.k;
}
int of_defaulted() restrict(cpu, amp) {
  defaulted w;
  defaulted x(w);
  return x.m.k;
}

int wrong_results(int wanted) restrict(cpu, amp) {
  return (of_bases() != wanted) + (of_instance() != wanted) + (of_several() != wanted) +
         (of_defaulted() != wanted);
}

} // namespace pair_part_in_both_code

int main() {
  CHECK(cpu_part_in_cpu_code::wrong_results(11) == 0);
  CHECK(both_part_in_cpu_code::wrong_results(13) == 0);
  CHECK(both_part_in_both_code::wrong_results(13) == 0);
  CHECK(pair_part_in_cpu_code::wrong_results(11) == 0);
  CHECK(pair_part_in_both_code::wrong_results(11) == 0);
  int results[5] = {};
  array_view<int, 1> v(5, results);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = amp_part_in_amp_code::wrong_results(12);
        v[1] = both_part_in_amp_code::wrong_results(13);
        v[2] = both_part_in_both_code::wrong_results(13);
        v[3] = pair_part_in_amp_code::wrong_results(12);
        v[4] = pair_part_in_both_code::wrong_results(12);
      });
  v.synchronize();
  for (int i = 0; i < 5; ++i)
    CHECK(results[i] == 0);
  return failures;
}

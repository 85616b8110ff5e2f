// Types of dependent bases without qualification, which Microsoft's compiler accepts.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <iterator>
#include <vector>
using namespace concurrency;
using namespace std;

struct list_of_int {
  typedef int *iterator;
  static int size() { return 3; }
};
template <typename T> struct base {
  typedef T result_type;
  typedef T *iterator;
  typedef list_of_int list;
  struct node {
    T value;
  };
  template <typename U> struct rebind {
    typedef U other;
  };
};

template <typename A, int N> struct engine : base<A> {
  result_type next() { return 1; }
  // CHECK: typename engine::result_type next() { return 1; }
};
template <typename A> struct engine<A, 0> : base<A> {
  result_type next() { return result_type(2); }
  // CHECK: typename engine::result_type next() { return typename engine::result_type(2); }
};

// The base is a template parameter.
template <typename P> struct policy : P {
  result_type next() { return 3; }
  // CHECK: typename policy::result_type next() { return 3; }
};
template <typename P> struct unused_policy : P {
  result_type next();
  // CHECK: typename unused_policy::result_type next();
};

template <typename T> struct vector_of : base<T> {
  // std::iterator is another class.
  iterator begin() { return nullptr; }
  // CHECK: typename vector_of::iterator begin() { return nullptr; }
  iterator end();
  // CHECK: typename vector_of::iterator end();
  struct own_node {
    node *next;
    // CHECK: typename vector_of::node *next;
  };
  int local() {
    struct pair {
      result_type first;
      // CHECK: typename vector_of::result_type first;
    } p = {1};
    list::iterator i = nullptr;
    // CHECK: typename vector_of::list::iterator i = nullptr;
    std::vector<node> nodes(list::size());
    // CHECK: std::vector<typename vector_of::node> nodes(vector_of::list::size());
    rebind<char>::other c = 0;
    // CHECK: typename vector_of::template rebind<char>::other c = 0;
    typename node n = {1};
    // CHECK: typename vector_of::node n = {1};
    return i ? c : p.first + int(nodes.size()) + n.value;
  }
};
template <typename T> typename vector_of<T>::iterator vector_of<T>::end() {
  iterator i = nullptr;
  // CHECK: typename vector_of::iterator i = nullptr;
  return i;
}

// Nothing instantiates it.
template <typename T> struct unused : base<T> {
  iterator begin() const restrict(cpu, amp) {
    // CHECK: typename unused::iterator begin() const
    result_type x(1);
    // CHECK: typename unused::result_type x(1);
    return nullptr;
  }
};

template <typename T> struct using_type : base<T> {
  using base<T>::result_type;
  // CHECK: using typename base<T>::result_type;
  result_type get() { return 1; }
  // CHECK: {{^ *}}result_type get() { return 1; }
};

// The name of a base without its arguments, in using declarations.
template <int N, typename T> struct counted {
  int n;
  explicit counted(int i) : n(i) {}
  int twice() const { return 2 * n; }
};
template <int N, typename T> struct derived : private counted<N, T> {
  using counted::counted;
  // CHECK: using counted<N, T>::counted;
  using counted::twice;
  // CHECK: using counted<N, T>::twice;
};

// The name of a class outside of the template is also a name in its interfaces.
struct object {
  virtual int id() const { return 0; }
};
struct shape : object {};
template <typename Interface> struct implementation : Interface {
  static const object *upcast(const Interface *i) { return static_cast<const object *>(i); }
  // CHECK: static const object *upcast(const Interface *i) { return static_cast<const object *>(i); }
};
const object *upcast(const shape *s) { return implementation<shape>::upcast(s); }

int use() {
  vector_of<int> v;
  return engine<int, 1>().next() + engine<int, 0>().next() + policy<base<int>>().next() + using_type<int>().get() + derived<1, int>(4).twice() + v.local() +
         (v.begin() == v.end());
}

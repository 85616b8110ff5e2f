// With 'int' for 'long', code that selects another overload or specialization than on Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc --long=32 %s -o %t.hip --force 2>&1 | FileCheck %s --implicit-check-not=warning:

#include <type_traits>
#include <typeinfo>
#include <vector>
#include <windows.h>

int x;
long y;
template <class T> struct name { static int get() { return 0; } };
template <> struct name<long> { static int get() { return 1; } };
// CHECK: :[[@LINE+1]]:10: warning: 'long' is 'int' in the output, so 'name' selects another declaration here than on Windows; rename one of them, or pass '--long=64' to keep 'long' [AMP1804,-Wamp-long-size]
int n1 = name<int>::get();
// CHECK: :[[@LINE-4]]:27: note: the declaration that is selected on Windows
// CHECK: :[[@LINE-4]]:20: note: the declaration that the output selects
int n2 = name<long>::get() + name<char>::get();

template <class T> int put(T) { return 1; }
int put(long) { return 2; }
// CHECK: :[[@LINE+1]]:10: warning: 'long' is 'int' in the output, so 'put' selects another declaration
int p1 = put(1);
int p2 = put(1L) + put('c') + put(2.0);

// In templates, only if an instance is for `int`.
// CHECK: :[[@LINE+1]]:47: warning: {{.*}} so 'put' selects another declaration
template <class T> int put_both(T t) { return put(t); }
int b1 = put_both(1) + put_both(2L) + put_both('c');
template <class T> int put_long(T t) { return put(t); }
int b2 = put_long(2L) + put_long(2.0);
std::vector<long> longs(3);
int b3 = put(longs[0]);

template <class T> int get(T) { return 1; }
int get(int) { return 2; }
int g1 = get(1) + get(2.0);
// CHECK: :[[@LINE+1]]:10: warning: {{.*}} so 'get' selects another declaration
int g2 = get(1L);

// CHECK: :[[@LINE+1]]:50: warning: 'long' is 'int' in the output, so 'is_same' finds types equal that differ on Windows; pass '--long=64' to keep 'long' [AMP1804,-Wamp-long-size]
template <class T> bool is_long(T) { return std::is_same<T, long>::value; }
bool is1 = is_long(1) || is_long(1L);
bool is2 = std::is_same<std::vector<long>, std::vector<long>>::value;
// CHECK: :[[@LINE+1]]:17: warning: {{.*}} so 'is_same_v' finds types equal
bool is3 = std::is_same_v<int *, long *>;

// CHECK: :[[@LINE+1]]:58: warning: {{.*}} so 'operator==' finds types equal
template <class T> bool is_long_id(T) { return typeid(T) == typeid(long); }
bool is4 = is_long_id(1) || is_long_id(1L);
bool is5 = typeid(long) == typeid(y) && typeid(int) == typeid(int) && typeid(char) != typeid(long);

// Templates for equal types.
template <class A, class B> struct same { static const bool value = false; };
template <class A> struct same<A, A> { static const bool value = true; };
bool sa1 = same<int, int>::value || same<long, long>::value || same<int, char>::value;
// CHECK: :[[@LINE+1]]:12: warning: {{.*}} so 'same' selects another declaration
bool sa2 = same<int, long>::value;
template <class A, class B> int larger(A a, B) { return 1; }
template <class A> int larger(A, A) { return 2; }
int la1 = larger(1, 2) + larger(1L, 2L) + larger(1, 2.0);
// CHECK: :[[@LINE+1]]:11: warning: {{.*}} so 'larger' selects another declaration
int la2 = larger(1, 2L);

// The unnamed parameter keeps `long`, but not the variable.
template <class T> int call(T, int) { return 1; }
template <class T> int call(T, long) { return 2; }
long rank = 0;
int c1 = call(1, 0) + call(1, 0L);
// CHECK: :[[@LINE+1]]:10: warning: {{.*}} so 'call' selects another declaration
int c2 = call(1, rank);

int over(void *) { return 1; }
int over(long *) { return 2; }
int o1 = over(&y);
// CHECK: :[[@LINE+1]]:10: warning: {{.*}} so 'over' selects another declaration
int o2 = over(&x);

template <class T> int v = 1;
template <> int v<long> = 2;
// CHECK: :[[@LINE+1]]:10: warning: {{.*}} so 'v' selects another declaration
int v1 = v<int>;

// DWORD is `unsigned long` on Windows.
template <class T> struct kind { static const int value = 0; };
template <> struct kind<DWORD> { static const int value = 1; };
int k1 = kind<DWORD>::value;
// CHECK: :[[@LINE+1]]:10: warning: {{.*}} so 'kind' selects another declaration
int k2 = kind<unsigned>::value;

struct base {
  virtual int size(int) { return 1; }
  virtual int count(long) { return 1; }
};
struct derived : base {
  // CHECK: :[[@LINE+1]]:7: warning: 'long' is 'int' in the output, so 'size' overrides a function that it hides on Windows; rename it, or pass '--long=64' to keep 'long' [AMP1804,-Wamp-long-size]
  int size(long) { return 2; }
  int count(long) { return 2; }
};

struct writer {
  template <class T> writer &operator<<(const T &) { return *this; }
  writer &operator<<(long) { return *this; }
};
void write(writer &w) {
  w << 1L << "text" << 2L;
  // CHECK: :[[@LINE+1]]:5: warning: {{.*}} so 'operator<<' selects another declaration
  w << 1;
}

// No warning: one declaration only, other types, and sizes of `long` that only the check has.
template <class T> struct traits;
template <> struct traits<long> { static const int value = 1; };
int t1 = traits<long>::value;
void show(double) {}
void show(long) {}
void use() { show(1.0), show(2L); }
template <class T, bool = (sizeof(T) < 8)> struct sized { static const int value = 1; };
template <class T> struct sized<T, false> { static const int value = 2; };
int s1 = sized<long>::value + sized<int>::value;
template <class T, std::enable_if_t<sizeof(T) == 8, int> = 0> int bytes(T) { return 8; }
template <class T, std::enable_if_t<sizeof(T) == 4, int> = 0> int bytes(T) { return 4; }
int s2 = bytes(1L) + bytes(1) + bytes(1LL);
template <> struct name<unsigned long long> { static int get() { return 2; } };
size_t size = sizeof(int);
int s3 = name<size_t>::get();

template <bool = sizeof(long) == 8> struct fits { static bool in(long) { return true; } };
template <> bool fits<false>::in(long) { return false; }
bool s4 = fits<>::in(y);
template <class T> struct part { static int get() { return 0; } };
template <> int part<long>::get() { return 1; }
// CHECK: :[[@LINE+1]]:10: warning: {{.*}} so 'get' selects another declaration
int m1 = part<int>::get();
int m2 = part<long>::get() + part<char>::get();

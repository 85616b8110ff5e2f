// The storage class of an explicit specialization becomes `inline`, since a header may contain it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <string>

template <typename T> std::wstring name(const T &) { return L"?"; }
template <> static std::wstring name<int>(const int &) { return L"int"; }
// CHECK: template <> inline std::wstring name<int>(
template <> static inline std::wstring name<long>(const long &) { return L"long"; }
// CHECK: template <> inline std::wstring name<long>(
template <> extern std::wstring name<char>(const char &);
// CHECK: template <> std::wstring name<char>(
template <typename T> static constexpr int rank() { return 0; }
template <> static constexpr int rank<int>() { return 1; }
// CHECK: template <> constexpr int rank<int>()
template <typename T> int level = 4;
template <> static int level<int> = 5;
// CHECK: template <> inline int level<int> = 5;
template <> static const int level<long> = 6;
// CHECK: template <> inline const int level<long> = 6;
template <typename T> static int late();
template <> static int late<int>();
// CHECK: template <> inline int late<int>();
int main() { return name(1) == L"int" && late<int>() + level<int> + level<long> + rank<int>(); }
template <> static int late<int>() { return 1; }
// CHECK: template <> inline int late<int>() {

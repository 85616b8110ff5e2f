// Each member function of accelerator and accelerator_view has the specified return type.
//
// accept: R-3.2.2-c, R-3.2.2-a, R-3.2.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;
template <typename T> const T &c();
static_assert(std::is_same<decltype(accelerator::default_accelerator), const wchar_t[8]>::value ||
                  std::is_same<decltype(accelerator::default_accelerator), const wchar_t[]>::value,
              "");
static_assert(std::is_same<decltype(c<accelerator>().get_device_path()), std::wstring>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_description()), std::wstring>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_version()), unsigned int>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_is_debug()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_is_emulated()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_has_display()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_supports_double_precision()), bool>::value,
              "");
static_assert(
    std::is_same<decltype(c<accelerator>().get_supports_limited_double_precision()), bool>::value,
    "");
static_assert(
    std::is_same<decltype(c<accelerator>().get_supports_cpu_shared_memory()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_dedicated_memory()), size_t>::value, "");
static_assert(
    std::is_same<decltype(c<accelerator>().get_default_cpu_access_type()), access_type>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_default_view()), accelerator_view>::value,
              "");
static_assert(std::is_same<decltype(accelerator::get_all()), std::vector<accelerator>>::value, "");
static_assert(std::is_same<decltype(accelerator::set_default(std::wstring())), bool>::value, "");
static_assert(
    std::is_same<decltype(accelerator::get_auto_selection_view()), accelerator_view>::value, "");
static_assert(
    std::is_same<decltype(std::declval<accelerator &>().create_view()), accelerator_view>::value,
    "");
static_assert(
    std::is_same<decltype(std::declval<accelerator &>().create_view(queuing_mode_immediate)),
                 accelerator_view>::value,
    "");
static_assert(
    std::is_same<decltype(std::declval<accelerator &>() = c<accelerator>()), accelerator &>::value,
    "");
static_assert(std::is_same<decltype(c<accelerator>() == c<accelerator>()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>() != c<accelerator>()), bool>::value, "");
static_assert(!std::is_convertible<std::wstring, accelerator>::value, "");
static_assert(std::is_constructible<accelerator, std::wstring>::value, "");
static_assert(std::is_constructible<accelerator, const wchar_t *>::value, "");
static_assert(!std::is_constructible<accelerator, const char *>::value, "");
static_assert(std::is_default_constructible<accelerator>::value, "");
// accelerator_view
static_assert(!std::is_default_constructible<accelerator_view>::value, "");
static_assert(std::is_copy_constructible<accelerator_view>::value &&
                  std::is_copy_assignable<accelerator_view>::value,
              "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_accelerator()), accelerator>::value,
              "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_is_debug()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_version()), unsigned int>::value, "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_queuing_mode()), queuing_mode>::value,
              "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_is_auto_selection()), bool>::value,
              "");
static_assert(std::is_same<decltype(std::declval<accelerator_view &>().flush()), void>::value, "");
static_assert(std::is_same<decltype(std::declval<accelerator_view &>().wait()), void>::value, "");
static_assert(std::is_same<decltype(std::declval<accelerator_view &>().create_marker()),
                           completion_future>::value,
              "");
static_assert(!std::is_constructible<accelerator_view, accelerator>::value, "");
static_assert(!std::is_convertible<accelerator, accelerator_view>::value, "");
static_assert(std::is_enum<queuing_mode>::value && std::is_convertible<queuing_mode, int>::value,
              "");
static_assert(queuing_mode_immediate == 0 && queuing_mode_automatic == 1, "");
static_assert(access_type_none == 0 && access_type_read == 1 && access_type_write == 2 &&
                  access_type_read_write == 3 && access_type_auto == 4,
              "");
static_assert(std::is_convertible<access_type, int>::value, "");
int main() {
  const std::wstring &p = accelerator::cpu_accelerator; // odr-use
  const wchar_t *q = accelerator::default_accelerator, *w = accelerator::direct3d_warp,
                *r = accelerator::direct3d_ref;
  CHECK(p == L"cpu");
  CHECK(std::wstring(q) == L"default" && std::wstring(w) == L"direct3d\\warp" &&
        std::wstring(r) == L"direct3d\\ref");
  return failures;
}

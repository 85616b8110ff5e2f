// An exception must be constructed explicitly by one of its constructors. It has only the members
// of its class.
//
// reject: E-12.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
using namespace concurrency;

// An exception must not be constructed implicitly or from arguments that no constructor takes.
namespace constructors {
void default_runtime_exception() {
  runtime_exception x; // expected-error
}
void text_without_code() {
  runtime_exception x("a"); // expected-error
}
void implicit_code() {
  runtime_exception x = E_FAIL; // expected-error
}
void thrown_text() {
  throw runtime_exception("a"); // expected-error
}
void string_object() {
  runtime_exception x(std::string("a"), 1); // expected-error
}
void implicit_out_of_memory() {
  out_of_memory x = "a"; // expected-error
}
void out_of_memory_with_code() {
  out_of_memory x("a", 1); // expected-error
}
void out_of_memory_from_code() {
  out_of_memory x(1); // expected-error
}
void implicit_invalid_compute_domain() {
  invalid_compute_domain x = "a"; // expected-error
}
void invalid_compute_domain_with_code() {
  invalid_compute_domain x("a", 1); // expected-error
}
void implicit_unsupported_feature() {
  unsupported_feature x = "a"; // expected-error
}
void unsupported_feature_with_code() {
  unsupported_feature x("a", 1); // expected-error
}
void default_view_removed() {
  accelerator_view_removed x; // expected-error
}
void view_removed_without_code() {
  accelerator_view_removed x("a"); // expected-error
}
} // namespace constructors

// An exception class must not convert from its base or offer members of accelerator_view_removed.
namespace members {
void implicit_view_removed() {
  accelerator_view_removed x = 3; // expected-error
}
void implicit_view_removed_from_long() {
  accelerator_view_removed x = 3L; // expected-error
}
void reason_of_runtime_exception() {
  runtime_exception x(E_FAIL);
  x.get_view_removed_reason(); // expected-error
}
void reason_of_out_of_memory() {
  out_of_memory x;
  x.get_view_removed_reason(); // expected-error
}
void write_to_code() {
  runtime_exception x(1);
  x.get_error_code() = 3; // expected-error
}
void out_of_memory_from_base() {
  out_of_memory x(runtime_exception(1)); // expected-error
}
void base_assigned_to_out_of_memory() {
  out_of_memory x;
  x = runtime_exception(1); // expected-error
}
} // namespace members

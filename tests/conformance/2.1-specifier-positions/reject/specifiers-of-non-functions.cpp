// Only the declarator of a function may have a restriction specifier.
//
// reject: L-2.1.1-y, L-2.1.3-b, L-2.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

// Variables, pointers, references and arrays must not have a restriction specifier.

int number = 0;
int *address = &number;
int variable restrict(amp); // expected-error
int initialized_variable restrict(cpu) = 3; // expected-error
extern int extern_variable restrict(amp, cpu); // expected-error
int *pointer restrict(amp); // expected-error
int array[3] restrict(amp); // expected-error
int cpu_array[3] restrict(cpu); // expected-error
int &reference restrict(amp) = number; // expected-error
int &reference_to_element restrict(amp) = *address; // expected-error
typedef float F(int);
F function_of_typedef restrict(amp); // expected-error
F *function_pointer restrict(cpu); // expected-error
void loop() { for (int i restrict(amp) = 0; i < 1; ++i) {} } // expected-error

// Data members and bit-fields must not have a restriction specifier.

struct members {
  int member restrict(amp); // expected-error
  int cpu_member restrict(cpu); // expected-error
  static int static_member restrict(cpu); // expected-error
  int bits restrict(amp) : 3; // expected-error
  enum enumeration restrict(amp) { e }; // expected-error
};
int members::*pointer_to_member restrict(cpu); // expected-error

// Classes, enumerations and namespaces must not have a restriction specifier.

struct class_with_member restrict(amp) { int x; }; // expected-error
struct empty_class restrict(amp) {}; // expected-error
struct restrict(amp) specifier_before_name {}; // expected-error
struct specifier_after_body {} restrict(amp); // expected-error
struct class_on_several_lines restrict(amp) // expected-error
{
    int n;
};
enum amp_enumeration restrict(amp) { amp_enumerator }; // expected-error
enum cpu_enumeration restrict(cpu) { cpu_enumerator }; // expected-error
enum enumeration { enumerator restrict(amp) }; // expected-error
namespace empty_namespace restrict(amp) {} // expected-error
namespace namespace_with_member restrict(amp) { int x; } // expected-error
namespace namespace_on_several_lines restrict(amp) // expected-error
{
}

// Names of object types must not have a restriction specifier.

using amp_alias = int restrict(amp); // expected-error
using cpu_alias = int restrict(cpu); // expected-error
typedef int amp_typedef restrict(amp); // expected-error
typedef int cpu_typedef restrict(cpu); // expected-error
typedef int *pointer_typedef restrict(cpu); // expected-error

// Parameters and template parameters must not have a restriction specifier.

int parameter(int p restrict(amp)); // expected-error
void parameter_of_void_function(int x restrict(amp)); // expected-error
int parameter_of_amp_function(int x restrict(amp)) restrict(amp); // expected-error
void array_parameter(int a[3] restrict(amp)); // expected-error
template <typename T restrict(amp)> void type_parameter(T); // expected-error
template <class V restrict(amp)> void class_parameter(); // expected-error

// The type of a new expression must not have a restriction specifier.

int main() {
    int* p = new int restrict(amp); // expected-error
}

// An __interface becomes a struct with pure virtual functions, also in sources without C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#define HIDDEN __declspec(nothrow)
#define PURE =0

__interface IObject;
// CHECK: struct IObject;
__interface IObject {
  // CHECK: struct IObject {
  unsigned AddRef();
  // CHECK: virtual unsigned AddRef() = 0;
  virtual int Release(int (*f)(int), int g = (1)) const = 0;
  // CHECK: {{^ *}}virtual int Release(int (*f)(int), int g = (1)) const = 0;
  HIDDEN long Size() const;
  // CHECK: virtual HIDDEN long Size() const = 0;
  void Stop() PURE;
  // CHECK: virtual void Stop() PURE;
};
__interface IShape : public IObject {
  // CHECK: struct IShape : public IObject {
public:
  bool Draw(double x, double y);
  // CHECK: virtual bool Draw(double x, double y) = 0;
};
struct Square : IShape {
  unsigned AddRef() override { return 1; }
  int Release(int (*)(int), int) const override { return 0; }
  long Size() const override { return 4; }
  void Stop() override {}
  bool Draw(double x, double y) override { return x == y; }
};
Square square;

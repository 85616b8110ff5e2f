// The identifier of a class is declared beside the class, for the macro __uuidof.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include "Inputs/uuids.h"
#include <amp.h>

#define COM_CLASS(name, id) class __declspec(uuid(id)) name

struct __declspec(uuid("8E3F0001-1234-5678-9abc-def012345678")) IShape;
// CHECK:      struct __declspec(uuid("8E3F0001-1234-5678-9abc-def012345678")) IShape;
// CHECK-NEXT: AMP2HIP_UUID("8E3F0001-1234-5678-9abc-def012345678", IShape);
MIDL_INTERFACE("{8E3F0001-1234-5678-9abc-def012345678}")
// CHECK-NOT:  {{^ *struct IShape;}}
IShape : public IUnknown {
  virtual double STDMETHODCALLTYPE area() = 0;
};
namespace geo {
  struct DECLSPEC_UUID("{8E3F0002-1234-5678-9abc-def012345678}") ISolid : public IShape {
    // CHECK:      {{^  }}struct ISolid;
    // CHECK-NEXT: {{^  }}AMP2HIP_UUID("8E3F0002-1234-5678-9abc-def012345678", ISolid);
    // CHECK-NEXT: {{^  }}struct {{.*}} ISolid : public IShape {
    virtual double volume() = 0;
  };
  DECLARE_INTERFACE_IID_(ILine, IUnknown, "8E3F0003-1234-5678-9abc-def012345678") {
    // CHECK:      struct ILine;
    // CHECK-NEXT: AMP2HIP_UUID("8E3F0003-1234-5678-9abc-def012345678", ILine);
    // CHECK-NEXT: DECLARE_INTERFACE_IID_(ILine, IUnknown,
    STDMETHOD_(double, length)(THIS) PURE;
  };
  class outer {
  public:
    struct __declspec(uuid("8E3F0004-1234-5678-9abc-def012345678")) inner {
      // CHECK:      public:
      // CHECK-NEXT: struct inner;
      // CHECK-NEXT: AMP2HIP_NESTED_UUID("8E3F0004-1234-5678-9abc-def012345678", inner);
      bool is(REFIID id) const { return id == __uuidof(this) || id == _uuidof(inner); }
      // CHECK: return id == __uuidof(this) || id == _uuidof(inner);
    };
  };
  template <typename T, int N> struct IList;
  template <> struct __declspec(uuid("8E3F0005-1234-5678-9abc-def012345678")) IList<int, 2> {};
  // CHECK:      template <> struct IList<int, 2>;
  // CHECK-NEXT: AMP2HIP_UUID("8E3F0005-1234-5678-9abc-def012345678", IList<int, 2>);
}
namespace {
COM_CLASS(Cube, "8E3F0006-1234-5678-9abc-def012345678") : public geo::ISolid {
  // CHECK:      namespace {
  // CHECK-NEXT: class Cube;
  // CHECK-NEXT: AMP2HIP_UUID("8E3F0006-1234-5678-9abc-def012345678", Cube);
  // CHECK-NEXT: COM_CLASS(Cube,
public:
  STDMETHODIMP QueryInterface(REFIID riid, void **object) override {
    if (riid == __uuidof(geo::ISolid) || IsEqualIID(riid, __uuidof(IUnknown)) || __uuidof(*this) == riid)
      *object = this;
    else if (IsEqualGUID(riid, __uuidof(IShape)))
      *object = static_cast<IShape *>(this);
    else
      return *object = nullptr, E_NOINTERFACE;
    AddRef();
    return S_OK;
  }
  STDMETHODIMP_(ULONG) AddRef() override { return ++uses; }
  STDMETHODIMP_(ULONG) Release() override { return --uses; }
  double area() override { return 24; }
  double volume() override { return 8; }

private:
  ULONG uses = 1;
};
}
extern "C" {
struct __declspec(uuid("8E3F0007-1234-5678-9abc-def012345678")) plain {};
// CHECK:      struct plain;
// CHECK-NEXT: extern "C++" AMP2HIP_UUID("8E3F0007-1234-5678-9abc-def012345678", plain);
}
template <class T, const IID *piid = &__uuidof(T)> class ComPtrLike {
public:
  ~ComPtrLike() { if (p) p->Release(); }
  template <class Q> HRESULT As(Q **q) const { return p->QueryInterface(__uuidof(Q), (void **)q); }
  template <class Q> HRESULT Same(Q *q) const { return p->QueryInterface(__uuidof(q), reinterpret_cast<void **>(&q)); }
  T **operator&() { return &p; }
  T *operator->() const { return p; }
  const IID &id() const { return *piid; }
  T *p = nullptr;
};
static const IID &shape_id = __uuidof(IShape);
static const IID *const shape_pointer = &__uuidof(IShape);

int main() {
  Cube *cube = new Cube;
  ComPtrLike<IShape> shape;
  geo::ISolid *solid = nullptr;
  if (FAILED(cube->QueryInterface(IID_PPV_ARGS(&shape))) || FAILED(shape.As(&solid)))
    return 1;
  IUnknown *unknown = nullptr;
  cube->QueryInterface(__uuidof(unknown), (void **)&unknown);
  if (&shape_id != shape_pointer || shape.id() != shape_id || __uuidof(IFromHeader) == shape_id)
    return 2;
  if (__uuidof(geo::IList<int, 2>).Data1 != 0x8E3F0005 || !geo::outer::inner().is(__uuidof(geo::outer::inner)))
    return 3;
  return solid->volume() == 8 && unknown == solid && __uuidof(plain).Data4[7] == 0x78 ? 0 : 4;
}
int g() restrict(amp) { return 1; }

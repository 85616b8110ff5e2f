//===--- unavailable.h - classes that are not available -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Classes of atlbase.h that Linux does not have. A use is an error whose message says what to do.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_UNAVAILABLE_H
#define AMP2HIP_WINDOWS_ATL_UNAVAILABLE_H

#include "amp2hip_windows/atl/namespace.h"

namespace ATL {

#define AMP2HIP_NO_CLASS(name, advice)                                                             \
  class __attribute__((unavailable("it does not exist on Linux; " advice))) name {};
#define AMP2HIP_NO_CLASS_TEMPLATE(name, advice)                                                    \
  template <typename...>                                                                           \
  AMP2HIP_NO_CLASS(name, advice)
#define AMP2HIP_NO_COM "there is no COM: remove the code that uses it"
AMP2HIP_NO_CLASS(CComVariant, "use std::variant")
AMP2HIP_NO_CLASS(CComModule, AMP2HIP_NO_COM)
AMP2HIP_NO_CLASS(CAtlModule, AMP2HIP_NO_COM)
AMP2HIP_NO_CLASS_TEMPLATE(CAtlModuleT, AMP2HIP_NO_COM)
AMP2HIP_NO_CLASS_TEMPLATE(CAtlDllModuleT, AMP2HIP_NO_COM)
AMP2HIP_NO_CLASS_TEMPLATE(CAtlExeModuleT, AMP2HIP_NO_COM)
AMP2HIP_NO_CLASS_TEMPLATE(CAtlServiceModuleT, "systemd runs services: write a main function")
AMP2HIP_NO_CLASS(CSecurityAttributes, "use chmod() and umask()")
AMP2HIP_NO_CLASS_TEMPLATE(CComSafeArray, "use std::vector")
#undef AMP2HIP_NO_CLASS
#undef AMP2HIP_NO_CLASS_TEMPLATE

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_UNAVAILABLE_H

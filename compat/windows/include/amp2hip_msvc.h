//===--- amp2hip_msvc.h - keywords of Microsoft's compiler ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Microsoft's keywords and annotations, for forced inclusion before every source (`-include
/// amp2hip_msvc.h`). Programs include no header to get them. The file includes no header of the C
/// or C++ library and is valid C.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MSVC_H
#define AMP2HIP_MSVC_H

#include "amp2hip_windows/language/user_macros_save.h"

#include "amp2hip_windows/crt/commands.h" // before the declaration of the system
#include "amp2hip_windows/crt/rand.h"     // as above
#include "amp2hip_windows/language/annotations.h"
#include "amp2hip_windows/language/declspec.h"
#include "amp2hip_windows/language/function_names.h"
#include "amp2hip_windows/language/keywords.h"
#include "amp2hip_windows/language/library_macros.h"
#include "amp2hip_windows/language/predefined.h"
#include "amp2hip_windows/language/uuid.h"
#ifdef __cplusplus
#include "amp2hip_windows/language/lvalue.h"
#endif

#include "amp2hip_windows/language/user_macros_restore.h"

#endif // AMP2HIP_MSVC_H

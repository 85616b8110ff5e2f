//===--- vendor_names_show.h - end of vendor_names_hide.h -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Reverts vendor_names_hide.h: each name has the program's own meaning again.
#include "vendor_functions_show.h"
#include "vendor_vectors_show.h"

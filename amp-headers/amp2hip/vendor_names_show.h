//===--- vendor_names_show.h - Names of the vendors after their headers -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Ends vendor_names_hide.h: the program's own meaning of each name is back.
#include "vendor_functions_show.h"
#include "vendor_vectors_show.h"

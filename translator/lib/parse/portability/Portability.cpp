//===--- Portability.cpp - Code for Windows that means something else -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/portability/Portability.h"
#include "parse/portability/CaughtExceptions.h"
#include "parse/portability/Conditionals.h"
#include "parse/portability/EncodedFiles.h"
#include "parse/portability/EvaluationOrder.h"
#include "parse/portability/FixedSizes.h"
#include "parse/portability/GccDeclarations.h"
#include "parse/portability/LongLimits.h"
#include "parse/portability/MainFunctions.h"
#include "parse/portability/MicrosoftFormats.h"
#include "parse/portability/MicrosoftPaths.h"
#include "parse/portability/PathArguments.h"
#include "parse/portability/PathSearches.h"
#include "parse/portability/PointerCasts.h"
#include "parse/portability/RandomNumbers.h"
#include "parse/portability/ShellCommands.h"
#include "parse/portability/TextLines.h"
#include "parse/portability/TypeSizes.h"
#include "parse/portability/UnorderedElements.h"
#include "parse/portability/WrapAround.h"

namespace amp2hip {

void adaptToLinux(Unit &U) {
  mendFormats(U);
  mendPaths(U);
  mendPathSearches(U);
  mendPathArguments(U);
  mendEncodedFiles(U);
  mendLongLimits(U);
  mendGccDeclarations(U);
  mendPointerCasts(U);
  mendCaughtExceptions(U);
  mendMainFunctions(U);
  reportTypeSizes(U);
  reportFixedSizes(U);
  reportWrapAround(U);
  reportTextLines(U);
  reportRandomNumbers(U);
  reportConditionals(U);
  reportEvaluationOrder(U);
  reportUnorderedElements(U);
  reportShellCommands(U);
}

} // namespace amp2hip

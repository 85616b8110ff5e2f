//===--- Portability.cpp - Code for Windows that means something else -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/Portability.h"
#include "portability/CaughtExceptions.h"
#include "portability/Conditionals.h"
#include "portability/EncodedFiles.h"
#include "portability/EvaluationOrder.h"
#include "portability/FixedSizes.h"
#include "portability/GccDeclarations.h"
#include "portability/LongLimits.h"
#include "portability/MainFunctions.h"
#include "portability/MicrosoftFormats.h"
#include "portability/MicrosoftPaths.h"
#include "portability/PathArguments.h"
#include "portability/PathSearches.h"
#include "portability/PointerCasts.h"
#include "portability/RandomNumbers.h"
#include "portability/ShellCommands.h"
#include "portability/SourceCharsets.h"
#include "portability/TargetFeatures.h"
#include "portability/TextLines.h"
#include "portability/TypeSizes.h"
#include "portability/UnorderedElements.h"
#include "portability/WrapAround.h"

namespace amp2hip {

void checkPortability(Unit &U) {
  fixFormats(U);
  fixPaths(U);
  fixPathSearches(U);
  fixPathArguments(U);
  fixEncodedFiles(U);
  fixLongLimits(U);
  fixGccDeclarations(U);
  fixPointerCasts(U);
  fixCaughtExceptions(U);
  fixMainFunctions(U);
  addTargetFeatures(U);
  reportTypeSizes(U);
  reportFixedSizes(U);
  reportWrapAround(U);
  reportTextLines(U);
  reportRandomNumbers(U);
  reportConditionals(U);
  reportEvaluationOrder(U);
  reportUnorderedElements(U);
  reportShellCommands(U);
  reportSourceCharsets(U);
}

} // namespace amp2hip

//===--- Portability.cpp - Code for Windows that means something else -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/Portability.h"
#include "portability/RandomNumbers.h"
#include "portability/compilers/CaughtExceptions.h"
#include "portability/compilers/GccDeclarations.h"
#include "portability/compilers/MainFunctions.h"
#include "portability/compilers/PointerCasts.h"
#include "portability/compilers/TargetFeatures.h"
#include "portability/conditions/Conditionals.h"
#include "portability/order/EvaluationOrder.h"
#include "portability/order/UnorderedElements.h"
#include "portability/paths/MicrosoftPaths.h"
#include "portability/paths/PathArguments.h"
#include "portability/paths/PathSearches.h"
#include "portability/paths/PathSeparators.h"
#include "portability/paths/ShellCommands.h"
#include "portability/sizes/FixedSizes.h"
#include "portability/sizes/LongLimits.h"
#include "portability/sizes/TypeSizes.h"
#include "portability/sizes/WrapAround.h"
#include "portability/text/EncodedFiles.h"
#include "portability/text/MicrosoftFormats.h"
#include "portability/text/SourceCharsets.h"
#include "portability/text/TextLines.h"

namespace amp2hip {

void adaptToLinux(Unit &U) {
  fixMicrosoftFormats(U);
  fixMicrosoftPaths(U);
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
  reportPathSeparators(U);
  reportSourceCharsets(U);
}

} // namespace amp2hip

//===--- ReplacedAllocation.cpp - The program's own operator new ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hides the program's own global allocation functions from nvcc's compilation for the device:
//
//   void *operator new(size_t n) {...}
//
// becomes
//
//   #ifndef __CUDA_ARCH__
//   void *operator new(size_t n) {...}
//   #endif
//
// CUDA's headers declare these functions as __host__ __device__, and a definition inherits the
// specifiers. So nvcc would compile the definition for the device, where exceptions are not
// supported. Amp code never allocates memory (§2.4.3.4).
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/Placement.h"
#include "text/Layout.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

void planReplacedAllocation(RewriteContext &C) {
  ASTContext &Ctx = C.Unit.context();
  for (OverloadedOperatorKind Kind : {OO_New, OO_Array_New, OO_Delete, OO_Array_Delete})
    for (const NamedDecl *D :
         Ctx.getTranslationUnitDecl()->lookup(Ctx.DeclarationNames.getCXXOperatorName(Kind)))
      for (const FunctionDecl *F : cast<FunctionDecl>(D->getAsFunction())->redecls()) {
        if (!F->isThisDeclarationADefinition() || !C.Unit.isUserLocation(F->getLocation()) ||
            F->isTemplated() || restrictionOf(F).Amp)
          continue;
        std::optional<TextRange> R = C.Source.range(F->getSourceRange());
        if (!R)
          continue;
        StringRef Text = C.Source.text(R->File);
        std::string Newline = lineEnding(Text).str();
        // A directive requires a line of its own.
        unsigned Begin = declarationLine(Text, R->Begin);
        bool LineStart = Begin == 0 || Text[Begin - 1] == '\n';
        C.Edits.insert({R->File, Begin},
                       (LineStart ? "" : Newline) + "#ifndef __CUDA_ARCH__" + Newline,
                       InsertOrder::Declaration);
        bool LineEnd =
            Text.drop_front(R->End).take_until([](char Ch) { return Ch == '\n'; }).trim().empty();
        C.Edits.insert({R->File, R->End}, Newline + "#endif" + (LineEnd ? "" : Newline),
                       InsertOrder::After);
      }
}

} // namespace amp2hip

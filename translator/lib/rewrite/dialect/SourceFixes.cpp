//===--- SourceFixes.cpp - The corrections of the parse in the output -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Applies the corrections of the parse and those of portability/ (Unit::SourceFixes) to the source:
// code that only Microsoft's compiler accepts, or that means something else on Linux, becomes
// standard C++. For example,
//
//   T::value_type x;
//
// becomes
//
//   typename T::value_type x;
//
// With -fms-extensions, Clang accepts a missing `typename` and suggests where to insert the
// keyword.
// TokenCorrections.h and MissingIncludes.h in parse/corrections/ describe the other corrections.
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "text/Layout.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/Diagnostic.h"

using namespace clang;

namespace amp2hip {

void planSourceFixes(RewriteContext &C) {
  for (const FixItHint &Fix : C.Unit.SourceFixes) {
    SourceLocation Loc = Fix.RemoveRange.getBegin();
    if (!C.Unit.isUserLocation(Loc))
      continue;
    if (Fix.RemoveRange.isTokenRange()) {
      if (std::optional<TextRange> R = C.Source.spelled(Fix.RemoveRange.getAsRange())) {
        // Keep the space before a qualifier: `int s::f()` becomes `int f()`.
        StringRef After = C.Source.text(R->File).substr(R->End);
        if (Fix.CodeToInsert.empty() && !After.empty() && isWhitespace(After.front()))
          C.Edits.removeWithSpace(*R);
        else
          C.Edits.replace(*R, Fix.CodeToInsert);
      }
    } else if (std::optional<TextRange> R = C.Source.spelled(Loc)) {
      // A part of a token, such as a conversion in a format.
      const SourceManager &SM = C.Unit.SM;
      const unsigned Length = SM.getFileOffset(Fix.RemoveRange.getEnd()) - SM.getFileOffset(Loc);
      if (Length != 0) {
        C.Edits.replace({R->File, R->Begin, R->Begin + Length}, Fix.CodeToInsert);
        continue;
      }
      // Insert an include directive before the declarations that other rewrites insert at this
      // place.
      bool Directive = StringRef(Fix.CodeToInsert).ends_with("\n");
      std::string Text = Fix.CodeToInsert;
      if (Directive)
        Text.replace(Text.size() - 1, 1, lineEnding(C.Source.text(R->File)).str());
      C.Edits.insert({R->File, R->Begin}, Text,
                     Directive ? InsertOrder::Declaration : InsertOrder::Token);
    }
  }
}

} // namespace amp2hip

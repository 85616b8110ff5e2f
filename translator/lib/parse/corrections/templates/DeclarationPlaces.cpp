//===--- DeclarationPlaces.cpp - Places for declarations ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If the template and the declaration are in different files, for example
//
//   main.cpp:      #include "all.h"
//                  #include "late.h"     // declares the function
//   all.h:         #include "template.h" // calls the function
//
// the places are the template in template.h, the directive in all.h, and the first directive in
// main.cpp.
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/DeclarationPlaces.h"
#include "parse/Unit.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include <map>

using namespace clang;

namespace amp2hip {

bool DeclarationPlace::isAfter(SourceLocation D, const Unit &U) const {
  if (!U.SM.isBeforeInTranslationUnit(D, Loc))
    return false;
  const FileID File = U.SM.getFileID(U.SM.getExpansionLoc(D));
  return !Included || !U.isUserFile(File) || File == U.SM.getFileID(Loc) ||
         Included->count(U.SM.getFileEntryForID(File));
}

/// Returns the files that \p File includes before \p Loc, directly and indirectly.
static std::set<const FileEntry *> includedBefore(SourceLocation Loc, const Unit &U) {
  std::map<const FileEntry *, std::vector<const FileEntry *>> Direct;
  std::vector<const FileEntry *> Work;
  const FileID File = U.SM.getFileID(Loc);
  for (const IncludeDirective &I : U.Includes) {
    if (!I.File)
      continue;
    if (I.From != File)
      Direct[U.SM.getFileEntryForID(I.From)].push_back(&I.File->getFileEntry());
    else if (U.SM.isBeforeInTranslationUnit(I.Hash, Loc))
      Work.push_back(&I.File->getFileEntry());
  }
  std::set<const FileEntry *> All;
  while (!Work.empty()) {
    const FileEntry *Next = Work.back();
    Work.pop_back();
    if (All.insert(Next).second)
      Work.insert(Work.end(), Direct[Next].begin(), Direct[Next].end());
  }
  return All;
}

/// Returns the `#` of the directive that includes \p File; invalid if a user's file has none.
static SourceLocation directiveOf(FileID File, const Unit &U) {
  const SourceLocation From = U.SM.getIncludeLoc(File);
  SourceLocation Hash;
  if (From.isValid())
    for (const IncludeDirective &I : U.Includes)
      if (I.From == U.SM.getFileID(From) && U.SM.isPointWithin(From, I.Hash, I.Name.getEnd()))
        Hash = I.Hash;
  return Hash;
}

/// Returns the place directly before \p User in the namespace that contains \p D, or outside it.
static DeclarationPlace placeInFile(const Decl *User, const NamedDecl *D) {
  const Decl *Before = User;
  while (isa<CXXRecordDecl>(Before->getLexicalDeclContext()))
    Before = cast<CXXRecordDecl>(Before->getLexicalDeclContext());
  if (const auto *Class = dyn_cast<CXXRecordDecl>(Before);
      Class && Class->getDescribedClassTemplate())
    Before = Class->getDescribedClassTemplate();
  const DeclContext *Home = D->getDeclContext()->getRedeclContext();
  for (const DeclContext *C = Before->getLexicalDeclContext();
       !C->isTranslationUnit() && !C->getRedeclContext()->getPrimaryContext()->Encloses(Home);
       C = Before->getLexicalDeclContext())
    Before = cast<Decl>(C);
  DeclarationPlace Place;
  Place.Before = Before;
  Place.Loc = Before->getBeginLoc();
  Place.Around = Before->getLexicalDeclContext();
  return Place;
}

std::vector<DeclarationPlace> placesBefore(const Decl *User, const NamedDecl *D, const Unit &U) {
  auto FileOf = [&](SourceLocation Loc) { return U.SM.getFileID(U.SM.getExpansionLoc(Loc)); };
  const DeclarationPlace InFile = placeInFile(User, D);
  // The files that contain D or include it.
  std::set<FileID> Above;
  for (FileID F = FileOf(D->getLocation()); F.isValid();) {
    Above.insert(F);
    const SourceLocation From = U.SM.getIncludeLoc(F);
    F = From.isValid() ? U.SM.getFileID(From) : FileID();
  }
  FileID File = FileOf(User->getLocation());
  if (Above.count(File))
    return {InFile};
  std::vector<DeclarationPlace> Places;
  if (InFile.Loc.isFileID())
    Places.push_back(InFile);
  while (!Above.count(File)) {
    const SourceLocation Hash = directiveOf(File, U);
    if (Hash.isInvalid())
      break;
    DeclarationPlace Place;
    Place.Before = InFile.Before;
    Place.Include = Place.Loc = Hash;
    Place.Around = U.context().getTranslationUnitDecl();
    Places.push_back(Place);
    File = U.SM.getFileID(Hash);
  }
  for (DeclarationPlace &Place : Places)
    if (U.SM.getFileID(Place.Loc) != File || !Above.count(File)) {
      Place.MayMove = false;
      Place.Included = includedBefore(Place.Loc, U);
    }
  // If nothing else is possible, the declaration refers to what this source includes earlier.
  if (InFile.Loc.isFileID()) {
    Places.push_back(InFile);
    Places.back().MayMove = false;
  }
  return Places;
}

} // namespace amp2hip

//===--- MissingIncludes.cpp - Missing include directives -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the headers of standard names in the table of clang::tooling::stdlib, those of SSE and AVX
// by their form, and those of Windows and of Microsoft's libraries in WindowsNames.inc.
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/headers/MissingIncludes.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/corrections/headers/HiddenMacros.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Type.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "clang/Tooling/Inclusions/HeaderIncludes.h"
#include "clang/Tooling/Inclusions/StandardLibrary.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include <algorithm>
#include <set>
#include <tuple>

using namespace clang;
namespace stdlib = clang::tooling::stdlib;

namespace amp2hip {

/// The class that completion_future::to_task() returns, which only <ppltasks.h> defines.
static const char TaskClass[] = "amp2hip::task";

/// The class that StandardExceptions writes for std::exception.
static const char ExceptionClass[] = "amp2hip_windows::exception";
static const char FinallyClass[] = "amp2hip_windows::finally";
static const char GuardClass[] = "amp2hip_windows::guarded_block";
static const char CopiesFunction[] = "amp2hip_windows::with_copies";
static const char GridClass[] = "concurrency::grid"; // of the preview
static const char MemberTest[] = "AMP2HIP_MEMBER_EXISTS";

/// Returns the name of the class \p T, without `basic_`, if it is declared but
/// not defined in namespace std or std::chrono, or if it is TaskClass; otherwise
/// an empty string.
static std::string incompleteName(QualType T) {
  const TagDecl *D = T.getNonReferenceType()->getAsTagDecl();
  if (!D || D->getDefinition() || !D->getIdentifier())
    return "";
  if (D->getQualifiedNameAsString() == TaskClass)
    return TaskClass;
  const auto *Scope = dyn_cast<NamespaceDecl>(D->getDeclContext()->getRedeclContext());
  bool InChrono = Scope && Scope->getName() == "chrono";
  if (InChrono)
    Scope = dyn_cast<NamespaceDecl>(Scope->getDeclContext()->getRedeclContext());
  if (!Scope || !Scope->isStdNamespace())
    return "";
  StringRef Name = D->getName();
  Name.consume_front("basic_");
  return ((InChrono ? "std::chrono::" : "std::") + Name).str();
}

NameError nameError(const Diagnostic &Info) {
  if (Info.getID() == diag::err_need_header_before_typeid)
    return {Info.getLocation(), "std::type_info"};
  if (Info.getID() == diag::err_implied_std_initializer_list_not_found)
    return {Info.getLocation(), "std::initializer_list"};
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (const QualType T = typeArgument(Info, I); !T.isNull())
      if (std::string Name = incompleteName(T); !Name.empty())
        return {Info.getLocation(), std::move(Name)};
  return {Info.getLocation(), ""};
}

/// True for `<string.h>` and `<cstring>`: C++ also has this C header. False for
/// `<stdatomic.h>`, whose macros make `<atomic>` ill-formed.
static bool isSharedHeader(StringRef InC, StringRef InCxx) {
  return InC.consume_front("<") && InC.consume_back(".h>") && InCxx.consume_front("<c") &&
         InCxx.consume_back(">") && InC == InCxx;
}

/// True for the types, functions and macros of SSE and AVX, such as __m128d and _mm_add_pd.
/// Several headers of Microsoft's standard library, such as <memory>, include <intrin.h>.
static bool isVectorName(StringRef Name) {
  for (StringRef Prefix : {"_mm_", "_mm256_", "_mm512_", "_MM_", "_CMP_"})
    if (Name.starts_with(Prefix))
      return true;
  for (StringRef Type : {"__m64", "__m128", "__m256", "__m512"})
    if (StringRef Suffix = Name; Suffix.consume_front(Type))
      return Suffix.empty() || Suffix == "d" || Suffix == "i";
  return false;
}

/// Returns the standard header that declares a name: `<cassert>` for a macro,
/// `<string.h>` for a function at global scope, `<vector>` for a name of std.
/// Returns an empty string if the standard library has no such name.
static std::string headerOf(StringRef Scope, StringRef Name) {
  if ((Scope + Name).str() == TaskClass)
    return "<ppltasks.h>";
  if ((Scope + Name).str() == ExceptionClass)
    return "<amp2hip_windows/stl/exception.h>";
  if ((Scope + Name).str() == FinallyClass)
    return "<amp2hip_windows/language/finally.h>";
  if ((Scope + Name).str() == GuardClass)
    return "<amp2hip_windows/language/except.h>";
  if ((Scope + Name).str() == CopiesFunction)
    return "<amp2hip_windows/language/with_copies.h>";
  if ((Scope + Name).str() == GridClass)
    return "<amp2hip/preview/grid.h>";
  if ((Scope + Name).str() == MemberTest)
    return "<amp2hip_windows/language/member_exists.h>";
  auto Preferred = [&](StringRef In, stdlib::Lang Language) -> std::string {
    std::optional<stdlib::Symbol> Symbol = stdlib::Symbol::named(In, Name, Language);
    std::optional<stdlib::Header> Header =
        Symbol ? Symbol->header() : std::optional<stdlib::Header>();
    return Header ? Header->name().str() : "";
  };
  if (Scope.empty() && isVectorName(Name))
    return "<immintrin.h>";
  if (Scope.empty())
    if (std::string InC = Preferred("", stdlib::Lang::C);
        isSharedHeader(InC, Preferred("std::", stdlib::Lang::CXX)))
      return InC;
  return Preferred(Scope, stdlib::Lang::CXX);
}

/// Returns the header in compat/windows that declares a name; an empty string if
/// there is none.
static StringRef windowsHeaderOf(StringRef Scope, StringRef Name) {
  struct Header {
    StringRef Scope, Name, Declares;
  };
  static const Header Headers[] = {
#include "parse/corrections/headers/WindowsNames.inc"
  };
  static const llvm::StringMap<StringRef> HeaderOfName = [] {
    llvm::StringMap<StringRef> Result;
    for (const Header &H : Headers)
      for (auto [First, Rest] = H.Declares.split(' '); !First.empty();
           std::tie(First, Rest) = Rest.split(' '))
        Result.try_emplace((H.Scope + First).str(), H.Name);
    return Result;
  }();
  return HeaderOfName.lookup((Scope + Name).str());
}

/// True if \p Scope declares \p Name. An enumeration without enumerators does not
/// count: <amp.h> declares std::future_status without including <future>.
static bool declares(const DeclContext *Scope, const IdentifierInfo *Name) {
  return Scope && llvm::any_of(Scope->lookup(Name), [](const NamedDecl *D) {
           const auto *Enum = dyn_cast<EnumDecl>(D);
           return !Enum || Enum->getDefinition();
         });
}

/// True if \p Scope declares \p Name before \p Use.
static bool declaresBefore(const DeclContext *Scope, const IdentifierInfo *Name, SourceLocation Use,
                           const SourceManager &SM) {
  return declares(Scope, Name) && llvm::any_of(Scope->lookup(Name), [&](const NamedDecl *D) {
           const SourceLocation First = D->getCanonicalDecl()->getLocation();
           return First.isInvalid() || SM.isBeforeInTranslationUnit(First, Use);
         });
}

/// Returns the namespace \p Name in \p Outer; null if there is none or \p Outer
/// is null.
static const DeclContext *namespaceIn(const DeclContext *Outer, const IdentifierInfo *Name) {
  if (Outer)
    for (const NamedDecl *D : Outer->lookup(Name))
      if (const auto *N = dyn_cast<NamespaceDecl>(D))
        return N->getPrimaryContext();
  return nullptr;
}

bool MissingIncludes::addName(const Unit &U, SourceLocation Use, StringRef Scope, StringRef Name,
                              bool IsLate) {
  std::string Header = headerOf(Scope, Name);
  if (Header.empty() && U.Options.FromMsvc)
    Header = windowsHeaderOf(Scope, Name);
  return !Header.empty() && addHeader(U, Use, (Scope + Name).str(), std::move(Header), IsLate);
}

bool MissingIncludes::addHeader(const Unit &U, SourceLocation Use, std::string Name,
                                std::string Header, bool IsLate) {
  Preprocessor &PP = U.CI.getPreprocessor();
  OptionalFileEntryRef Found = PP.getHeaderSearchInfo().LookupFile(
      StringRef(Header).drop_front().drop_back(), SourceLocation(), /*isAngled=*/true,
      /*FromDir=*/nullptr, /*CurDir=*/nullptr, /*Includers=*/{}, /*SearchPath=*/nullptr,
      /*RelativePath=*/nullptr, /*RequestingModule=*/nullptr, /*SuggestedModule=*/nullptr,
      /*IsMapped=*/nullptr, /*IsFrameworkFound=*/nullptr);
  if (!Found)
    return false;
  SourceLocation Spelled = U.SM.getSpellingLoc(Use);
  if (!U.isUserLocation(Spelled))
    Spelled = U.SM.getExpansionLoc(Use);
  auto [File, Offset] = U.SM.getDecomposedLoc(Spelled);
  OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
  if (!Entry || !U.isUserFile(File))
    return false;
  std::string Path = Entry->getName().str();
  bool Known = llvm::any_of(All, [&](const Missing &M) { return M.Header == Header; });
  if (!Known && !IsLate && PP.alreadyIncluded(*Found))
    return false; // the included header does not declare the name
  if (llvm::any_of(All, [&](const Missing &M) { return M.Header == Header && M.File == Path; }))
    return false;
  All.push_back({Path, Offset, std::move(Name), std::move(Header)});
  return true;
}

/// Returns the number of arguments of the call whose callee is the first of
/// \p Tokens, or more: a comma between template arguments counts.
static unsigned countArguments(llvm::ArrayRef<Token> Tokens) {
  unsigned Commas = 0, Depth = 0;
  for (const Token &T : Tokens.drop_front()) {
    if (T.isOneOf(tok::l_paren, tok::l_square, tok::l_brace))
      ++Depth;
    else if (T.isOneOf(tok::r_paren, tok::r_square, tok::r_brace) && --Depth == 0)
      return Commas + 1;
    else if (T.is(tok::comma) && Depth == 1)
      ++Commas;
    if (Depth == 0)
      break;
  }
  return 0;
}

/// Adds the header in compat/windows that declares the name at the first of
/// \p Use, an unqualified name or one of namespace concurrency.
bool MissingIncludes::addWindowsName(const Unit &U, llvm::ArrayRef<Token> Use, bool IsGlobal,
                                     bool InConcurrency) {
  const IdentifierInfo *Name = Use.front().getIdentifierInfo();
  const DeclContext *Global = U.context().getTranslationUnitDecl();
  auto Add = [&](StringRef Scope) {
    const StringRef Header = windowsHeaderOf(Scope, Name->getName());
    return !Header.empty() &&
           addHeader(U, Use.front().getLocation(), (Scope + Name->getName()).str(), Header.str());
  };
  if (IsGlobal && Global->lookup(Name).empty() && Add(""))
    return true;
  // <amp.h> declares other overloads of parallel_for_each, with two arguments or with an
  // accelerator_view.
  return InConcurrency &&
         (!declares(namespaceIn(Global, &U.context().Idents.get("concurrency")), Name) ||
          (Name->isStr("parallel_for_each") && countArguments(Use) > 2)) &&
         Add("concurrency::");
}

static bool isConcurrency(const IdentifierInfo *Name) {
  return Name->isStr("concurrency") || Name->isStr("Concurrency");
}

/// True if the name at \p I is the last of a using directive: `using namespace std::chrono`.
static bool isInDirective(llvm::ArrayRef<Token> Tokens, size_t I) {
  while (I > 1 && Tokens[I - 1].is(tok::coloncolon) && Tokens[I - 2].is(tok::identifier))
    I -= 2;
  return I > 1 && Tokens[I - 1].is(tok::kw_namespace) && Tokens[I - 2].is(tok::kw_using);
}

/// Adds the headers of Microsoft's intrinsic functions, which Clang knows without a declaration.
bool MissingIncludes::addIntrinsics(const Unit &U) {
  bool Any = false;
  const DeclContext *Global = U.context().getTranslationUnitDecl();
  for (const Token &T : U.Tokens) {
    const IdentifierInfo *Name = T.is(tok::identifier) ? T.getIdentifierInfo() : nullptr;
    if (!Name || !Name->getBuiltinID())
      continue;
    const StringRef Header = windowsHeaderOf("", Name->getName());
    const bool IsDeclared = llvm::any_of(Global->lookup(Name), [](const NamedDecl *D) {
      return D->getLocation().isValid() && !D->isImplicit();
    });
    if (!Header.empty() && !IsDeclared)
      Any |= addHeader(U, T.getLocation(), Name->getName().str(), Header.str());
  }
  return Any;
}

bool MissingIncludes::add(llvm::ArrayRef<NameError> Errors, const Unit &U) {
  bool Any = U.Options.FromMsvc && addIntrinsics(U);
  if (Errors.empty())
    return Any;
  bool UsesStd = false, UsesChrono = false, UsesConcurrency = false;
  const DeclContext *Std = U.sema().getStdNamespace();
  if (Std)
    Std = Std->getPrimaryContext();
  llvm::ArrayRef<Token> Tokens = U.Tokens;
  auto NameAt = [&](size_t I) {
    return I < Tokens.size() && Tokens[I].is(tok::identifier) ? Tokens[I].getIdentifierInfo()
                                                              : nullptr;
  };
  auto IsColons = [&](size_t I) { return I < Tokens.size() && Tokens[I].is(tok::coloncolon); };

  // A later header may declare the name.
  auto IsTooLate = [&](const DeclContext *Scope, const IdentifierInfo *Name, SourceLocation Use) {
    return !declaresBefore(Scope, Name, Use, U.SM) &&
           llvm::any_of(Errors, [&](const NameError &E) { return E.Loc == Use; });
  };

  // Other headers of libstdc++ have other functions of these names, such as remove() of <cstdio>.
  const bool LacksAlgorithms =
      U.Options.FromMsvc && !declares(Std, &U.context().Idents.get("find_if"));
  auto MayBeAlgorithm = [&](const IdentifierInfo *Name) {
    return LacksAlgorithms && Name && (Name->isStr("find") || Name->isStr("remove"));
  };
  auto AddAlgorithm = [&](size_t I) {
    if (countArguments(Tokens.drop_front(I)) >= 3)
      Any |= addHeader(U, Tokens[I].getLocation(), ("std::" + NameAt(I)->getName()).str(),
                       "<algorithm>", /*IsLate=*/false);
  };

  // Names after `std::` can be checked without an error at their location.
  for (size_t I = 0; I < Tokens.size(); ++I) {
    const IdentifierInfo *First = NameAt(I);
    UsesChrono |= First && First->isStr("chrono") && isInDirective(Tokens, I);
    UsesConcurrency |=
        First && isConcurrency(First) && I > 0 && Tokens[I - 1].is(tok::kw_namespace);
    if (MayBeAlgorithm(First) && UsesStd &&
        llvm::any_of(Errors, [&](const NameError &E) { return E.Loc == Tokens[I].getLocation(); }))
      AddAlgorithm(I);
    if (!First || First->getName() != "std")
      continue;
    UsesStd |= I > 0 && Tokens[I - 1].is(tok::kw_namespace);
    const IdentifierInfo *Name = IsColons(I + 1) ? NameAt(I + 2) : nullptr;
    if (!Name)
      continue;
    if (MayBeAlgorithm(Name))
      AddAlgorithm(I + 2);
    const SourceLocation Use = Tokens[I + 2].getLocation();
    if (const bool IsLate = declares(Std, Name); !IsLate || IsTooLate(Std, Name, Use))
      Any |= addName(U, Use, "std::", Name->getName(), IsLate);
    if (const IdentifierInfo *Inner = IsColons(I + 3) ? NameAt(I + 4) : nullptr) {
      const DeclContext *Scope = namespaceIn(Std, Name);
      if (!declares(Scope, Inner))
        Any |= addName(U, Tokens[I + 4].getLocation(), ("std::" + Name->getName() + "::").str(),
                       Inner->getName());
    }
  }
  for (const NameError &E : Errors) {
    if (!E.Name.empty()) {
      auto [Scope, Name] = StringRef(E.Name).rsplit("::");
      Any |= addName(U, E.Loc, (Scope + "::").str(), Name);
      continue;
    }
    auto At = llvm::find_if(Tokens, [&](const Token &T) { return T.getLocation() == E.Loc; });
    const IdentifierInfo *Name = NameAt(At - Tokens.begin());
    const DeclContext *Global = U.context().getTranslationUnitDecl();
    bool Qualified =
        At != Tokens.begin() && At[-1].isOneOf(tok::coloncolon, tok::period, tok::arrow);
    const llvm::ArrayRef<Token> Use = Tokens.drop_front(size_t(At - Tokens.begin()));
    if (U.Options.FromMsvc && Name && Qualified && At - Tokens.begin() > 1 &&
        At[-1].is(tok::coloncolon) && At[-2].is(tok::identifier) &&
        isConcurrency(At[-2].getIdentifierInfo()))
      Any |= addWindowsName(U, Use, /*IsGlobal=*/false, /*InConcurrency=*/true);
    if (!Name || (Qualified && (At[-1].isNot(tok::coloncolon) || At - Tokens.begin() < 2 ||
                                At[-2].isOneOf(tok::identifier, tok::greater))))
      continue;
    // size_t is built into Microsoft's compiler, so a header may declare it after this use.
    const bool IsLate = declares(Global, Name) && !declaresBefore(Global, Name, E.Loc, U.SM) &&
                        llvm::none_of(Global->lookup(Name), [&](const NamedDecl *D) {
                          return U.isUserLocation(D->getLocation());
                        });
    bool Added =
        (IsLate || Global->lookup(Name).empty()) && addName(U, E.Loc, "", Name->getName(), IsLate);
    if (!Added && UsesStd && !declaresBefore(Std, Name, E.Loc, U.SM))
      Added = addName(U, E.Loc, "std::", Name->getName(), /*IsLate=*/declares(Std, Name));
    if (!Added && UsesChrono &&
        !declares(namespaceIn(Std, &U.context().Idents.get("chrono")), Name))
      Added = addName(U, E.Loc, "std::chrono::", Name->getName());
    if (!Added && U.Options.FromMsvc)
      Added = addWindowsName(U, Use, /*IsGlobal=*/true, UsesConcurrency && !Qualified);
    Any |= Added;
  }
  return Any;
}

bool MissingIncludes::contains(StringRef Name) const {
  return llvm::any_of(All, [&](const Missing &M) { return M.Name == Name; });
}

void MissingIncludes::include(Preprocessor &PP) const {
  std::string Directives;
  for (const Missing &M : All)
    Directives += "#include " + M.Header + "\n";
  if (!Directives.empty())
    PP.setPredefines(PP.getPredefines() + Directives);
}

/// Calls \p Do for each missing header and each inclusion of the file that
/// needs it.
template <typename Function>
void MissingIncludes::forEachFile(const Unit &U, Function Do) const {
  for (const Missing &M : All)
    for (FileID File : U.Files)
      if (U.SM.getFileEntryRefForID(File)->getName() == M.File)
        Do(M, File);
}

SourceLocation placeOfIncludes(const Unit &U, FileID File, unsigned Offset) {
  for (const IncludeDirective &I : U.Includes)
    if (I.From == File && U.SM.getFileOffset(I.Hash) < Offset && U.includesRuntime(I))
      return I.Hash;
  // Clang's library finds the end of the heading, if it does not see the includes.
  const StringRef Text = U.SM.getBufferData(File);
  const std::optional<tooling::Replacement> Insertion =
      tooling::HeaderIncludes(U.SM.getFileEntryRefForID(File)->getName(),
                              Text.take_front(Text.find("#include")), tooling::IncludeStyle())
          .insert("amp.h", /*IsAngled=*/true, tooling::IncludeDirective::Include);
  const size_t Bom = Text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  const size_t End = std::min<size_t>(Insertion ? Insertion->getOffset() : 0, Offset);
  const size_t Line = Text.take_front(End).rfind('\n') + 1; // npos + 1 is 0
  return U.SM.getLocForStartOfFile(File).getLocWithOffset(int(std::max(Bom, Line)));
}

void MissingIncludes::addFixes(Unit &U, const HiddenMacros &Hidden) const {
  Macros.addFixes(U);
  forEachFile(U, [&](const Missing &M, FileID File) {
    const SourceLocation Place = placeOfIncludes(U, File, M.Offset);
    U.SourceFixes.push_back(FixItHint::CreateInsertion(
        Place, Hidden.withHidden("#include " + M.Header + "\n", Place, U)));
  });
}

void MissingIncludes::report(const Unit &U) const {
  DiagnosticsEngine &Diags = U.CI.getDiagnostics();
  std::set<const Missing *> Told;
  forEachFile(U, [&](const Missing &M, FileID File) {
    // The source does not contain names of amp2hip, which the output needs.
    if (!StringRef(M.Name).starts_with_insensitive("amp2hip_") && Told.insert(&M).second)
      Diags.Report(U.SM.getComposedLoc(File, M.Offset),
                   Diags.getDiagnosticIDs()->getCustomDiagID(DiagnosticIDs::Remark, "%0"))
          << fmt::format("'{}' requires {}, which is not included; the output includes it", M.Name,
                         M.Header);
  });
}

} // namespace amp2hip

//===--- NewStdNames.cpp - Names that C++17 adds to namespace std ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/NewStdNames.h"
#include "ast/Scopes.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "parse/corrections/headers/MissingIncludes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/SaveAndRestore.h"
#include <set>

using namespace clang;

namespace amp2hip {

/// True if C++17 or a later standard adds \p Name to namespace std.
static bool isNew(StringRef Name) {
  static const llvm::StringSet<> Names = {
      // functions and objects
      "any_cast", "apply", "as_const", "assoc_laguerre", "assoc_legendre", "beta", "clamp",
      "comp_ellint_1", "comp_ellint_2", "comp_ellint_3", "cyl_bessel_i", "cyl_bessel_j",
      "cyl_bessel_k", "cyl_neumann", "data", "destroy", "destroy_at", "destroy_n", "ellint_1",
      "ellint_2", "ellint_3", "empty", "exclusive_scan", "expint", "for_each_n", "from_chars",
      "gcd", "get_if", "hermite", "holds_alternative", "in_place", "inclusive_scan", "invoke",
      "laguerre", "launder", "lcm", "legendre", "make_any", "make_from_tuple", "make_optional",
      "not_fn", "nullopt", "reduce", "riemann_zeta", "sample", "size", "sph_bessel", "sph_legendre",
      "sph_neumann", "to_chars", "transform_exclusive_scan", "transform_inclusive_scan",
      "transform_reduce", "uncaught_exceptions", "uninitialized_default_construct",
      "uninitialized_move", "uninitialized_value_construct", "visit",
      // types and namespaces
      "any", "bool_constant", "boyer_moore_searcher", "byte", "chars_format", "conjunction",
      "default_searcher", "disjunction", "execution", "filesystem", "in_place_t", "invoke_result",
      "monostate", "negation", "nullopt_t", "optional", "pmr", "scoped_lock", "shared_mutex",
      "string_view", "u16string_view", "u32string_view", "variant", "void_t", "wstring_view"};
  return Names.contains(Name);
}

/// True if headers of the C library declare the function \p Name on Linux, but not on Windows.
static bool isOfLinux(StringRef Name) {
  static const llvm::StringSet<> Names = {
      // <math.h>
      "drem", "dremf", "exp10", "exp10f", "exp10l", "finite", "finitef", "gamma", "gammaf",
      "isinff", "isnanf", "lgamma_r", "pow10", "scalb", "scalbf", "significand", "significandf",
      "sincos", "sincosf", "sincosl",
      // <stdlib.h>, <string.h> and <strings.h>
      "bcmp", "bcopy", "bzero", "basename", "canonicalize_file_name", "clearenv", "drand48",
      "erand48", "explicit_bzero", "ffs", "ffsl", "getsubopt", "grantpt", "index", "initstate",
      "jrand48", "lrand48", "memfrob", "memmem", "mempcpy", "memrchr", "mkdtemp", "mkstemp",
      "mrand48", "nrand48", "random", "rawmemchr", "realpath", "reallocarray", "rindex", "setenv",
      "setstate", "srand48", "srandom", "stpcpy", "stpncpy", "strcasecmp", "strcasestr",
      "strchrnul", "strfry", "strlcat", "strlcpy", "strncasecmp", "strndup", "strsep", "strsignal",
      "strverscmp", "unsetenv", "valloc",
      // <stdio.h>, <time.h> and <unistd.h>
      "asprintf", "ctermid", "dprintf", "fmemopen", "ftrylockfile", "getdelim", "getw_unlocked",
      "nanosleep", "obstack_printf", "open_memstream", "pause", "pipe", "popen", "renameat",
      "sleep", "strptime", "timegm", "truncate", "usleep", "vasprintf", "vdprintf",
      // <sys/select.h> and <wchar.h>
      "pselect", "select", "wcpcpy", "wcscasecmp", "wcschrnul", "wmempcpy"};
  return Names.contains(Name);
}

void NewStdNames::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level != DiagnosticsEngine::Note) {
    Open = Info.getID() == diag::err_ambiguous_reference ||
           Info.getID() == diag::err_ovl_ambiguous_call;
    if (Open)
      Found.push_back({Info.getLocation(), {}});
    return;
  }
  for (unsigned I = 0; Open && I < Info.getNumArgs(); ++I)
    if (Info.getArgKind(I) == DiagnosticsEngine::ak_nameddecl)
      Found.back().Candidates.push_back(reinterpret_cast<const NamedDecl *>(Info.getRawArg(I)));
}

/// True if a qualified name can mean \p D only.
static bool canBeQualified(const NamedDecl &D) {
  return D.getDeclContext()->getRedeclContext()->isFileContext() && !D.isInAnonymousNamespace();
}

/// Returns the only declaration of the program among \p Candidates if namespace std contains all
/// others, or if they are functions that only Linux has. Overloads count as one declaration.
static const NamedDecl *ownCandidate(llvm::ArrayRef<const NamedDecl *> Candidates, const Unit &U) {
  const NamedDecl *Own = nullptr;
  bool InStd = false;
  for (const NamedDecl *D : Candidates) {
    if (U.isUserLocation(D->getLocation()) ||
        (U.Options.FromMsvc && D->getName() == "byte" && // of <windows.h>
         D->getDeclContext()->getRedeclContext()->isTranslationUnit())) {
      if (!canBeQualified(*D) || (Own && !Own->getDeclContext()->getRedeclContext()->Equals(
                                             D->getDeclContext()->getRedeclContext())))
        return nullptr;
      Own = D;
    } else if (D->isInStdNamespace() && (U.Options.FromMsvc || isNew(D->getName()))) {
      InStd = true;
    } else if (U.Options.FromMsvc && D->getIdentifier() && isOfLinux(D->getName()) &&
               D->getDeclContext()->getRedeclContext()->isTranslationUnit()) {
      InStd = true;
    } else {
      return nullptr;
    }
  }
  return InStd ? Own : nullptr;
}

namespace {

/// Finds unqualified calls of the functions that C++17 adds to namespace std, such as std::apply,
/// in the scope of a function of the program that has the same name. In C++14, they call the
/// latter.
class NewCalls : public UserVisitor {
public:
  /// \p Std: the namespace, if a using directive makes its names visible, otherwise null.
  NewCalls(TokenCorrections &Changes, const DeclContext *Std, const Unit &U)
      : UserVisitor(U), Changes(Changes), Std(Std) {}

  bool TraverseFunctionDecl(FunctionDecl *F) override {
    llvm::SaveAndRestore Inside(Scope, static_cast<const DeclContext *>(F));
    return UserVisitor::TraverseFunctionDecl(F);
  }
  bool TraverseCXXMethodDecl(CXXMethodDecl *F) override {
    llvm::SaveAndRestore Inside(Scope, static_cast<const DeclContext *>(F));
    return UserVisitor::TraverseCXXMethodDecl(F);
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const NamedDecl *D = E->getDecl();
    if (E->hasQualifier() || !D->getAsFunction() || !D->getDeclName().isIdentifier())
      return true;
    if (U.Options.FromMsvc && isOfLinux(D->getName()) && !U.isUserLocation(D->getLocation()) &&
        D->getDeclContext()->getRedeclContext()->isTranslationUnit())
      visitFunctionOfLinux(E->getLocation(), *D);
    // hideClashingStdNames() hides the function of <strings.h>.
    if (U.Options.FromMsvc && D->getName() == "index" && U.isUserLocation(D->getLocation()) &&
        U.isUserLocation(E->getLocation()) && canBeQualified(*D) &&
        !D->getDeclContext()->getRedeclContext()->isTranslationUnit() &&
        !(Scope && D->getDeclContext()->Encloses(Scope)))
      Any |= Changes.insertBefore(E->getLocation(), explicitQualifierOf(D), U);
    if (!isNew(D->getName()))
      return true;
    // Only the restriction makes Clang prefer a function of the program that has restrict(amp).
    if (Std && D->hasAttr<CUDADeviceAttr>() && U.isUserLocation(D->getLocation()) &&
        canBeQualified(*D) && !Std->lookup(D->getDeclName()).empty())
      Any |= Changes.insertBefore(E->getLocation(), explicitQualifierOf(D), U);
    if (!D->isInStdNamespace())
      return true;
    for (const DeclContext *C = Scope; C; C = C->getParent())
      for (const NamedDecl *Other : C->lookup(D->getDeclName()))
        if (C->isFileContext() && Other->getAsFunction() && canBeQualified(*Other) &&
            U.isUserLocation(Other->getLocation())) {
          Any |= Changes.insertBefore(E->getLocation(), explicitQualifierOf(Other), U);
          return true;
        }
    return true;
  }

  bool Any = false;

private:
  /// A call of \p D means a function of the program that has the same name: on Windows, there is
  /// no other.
  void visitFunctionOfLinux(SourceLocation Loc, const NamedDecl &D) {
    if (!U.isUserLocation(Loc))
      return;
    const auto IsOwn = [&](const NamedDecl *Other) {
      return Other->getAsFunction() && U.isUserLocation(Other->getLocation());
    };
    const NamedDecl *Own = nullptr;
    const DeclContext *In = Scope ? Scope : U.context().getTranslationUnitDecl();
    for (const DeclContext *C = In; C && !Own; C = C->getParent()) {
      if (!C->isFileContext())
        continue;
      if (const auto Found = llvm::find_if(C->lookup(D.getDeclName()), IsOwn);
          Found != C->lookup(D.getDeclName()).end())
        Own = *Found;
      for (const UsingDirectiveDecl *Using : C->getPrimaryContext()->using_directives()) {
        const auto Names = Using->getNominatedNamespace()->lookup(D.getDeclName());
        if (const auto Found = llvm::find_if(Names, IsOwn); !Own && Found != Names.end())
          Own = *Found;
      }
    }
    if (!Own)
      return;
    if (!Own->getDeclContext()->getRedeclContext()->isTranslationUnit() && canBeQualified(*Own))
      Any |= Changes.insertBefore(Loc, explicitQualifierOf(Own), U);
    else if (Reported.insert(Loc).second)
      U.error(Loc, fmt::format("this calls '{}' of the C library of Linux, not the function of "
                               "the program; rename the function of the program",
                               D.getName()));
  }

  std::set<SourceLocation> Reported;
  TokenCorrections &Changes;
  const DeclContext *Std;
  const DeclContext *Scope = nullptr; ///< the function that contains the visited code
};

/// Finds uses of std::byte as `byte`. In code of Microsoft's compiler that does not compile with
/// std::byte, this is the type of rpcndr.h.
class Bytes : public UserVisitor {
public:
  Bytes(TokenCorrections &Changes, MissingIncludes &Missing, const Unit &U)
      : UserVisitor(U), Changes(Changes), Missing(Missing) {}

  bool VisitTagTypeLoc(TagTypeLoc T) override {
    const TagDecl *D = T.getDecl();
    if (!D->isInStdNamespace() || !D->getIdentifier() || D->getName() != "byte" ||
        !U.isUserLocation(T.getNameLoc()))
      return true;
    const auto At = llvm::find_if(
        U.Tokens, [&](const Token &Each) { return Each.getLocation() == T.getNameLoc(); });
    if (At == U.Tokens.end() || At == U.Tokens.begin() || At[-1].is(tok::coloncolon))
      return true;
    Missing.addName(U, T.getNameLoc(), "", "byte");
    Any |= Changes.insertBefore(T.getNameLoc(), "::", U);
    return true;
  }

  bool Any = false;

private:
  TokenCorrections &Changes;
  MissingIncludes &Missing;
};

/// Finds functions of <cctype>, such as `tolower`, as arguments of calls that fail, because
/// libstdc++ also declares the templates of <locale> that have these names.
class CharacterFunctions : public UserVisitor {
public:
  CharacterFunctions(TokenCorrections &Changes, const Unit &U) : UserVisitor(U), Changes(Changes) {}

  bool VisitRecoveryExpr(RecoveryExpr *E) override {
    for (const Expr *Part :
         llvm::ArrayRef(E->subExpressions()).drop_front(E->subExpressions().size() ? 1 : 0)) {
      const auto *Name = dyn_cast<UnresolvedLookupExpr>(Part->IgnoreParens());
      if (Name && !Name->getQualifier() && Name->getName().isIdentifier() &&
          isOfCharacters(Name->getName().getAsIdentifierInfo()->getName()) &&
          !U.context().getTranslationUnitDecl()->lookup(Name->getName()).empty())
        Any |= Changes.insertBefore(Name->getNameLoc(), "::", U);
    }
    return true;
  }

  bool Any = false;

private:
  static bool isOfCharacters(StringRef Name) {
    return llvm::StringSwitch<bool>(Name)
        .Cases("isalnum", "isalpha", "isblank", "iscntrl", "isdigit", "isgraph", "islower", true)
        .Cases("isprint", "ispunct", "isspace", "isupper", "isxdigit", "tolower", "toupper", true)
        .Default(false);
  }

  TokenCorrections &Changes;
};

} // namespace

bool NewStdNames::add(TokenCorrections &Changes, MissingIncludes &Missing, const Unit &U,
                      bool HasErrors) const {
  bool Any = false;
  for (const Ambiguity &A : Found)
    if (const NamedDecl *Own = ownCandidate(A.Candidates, U))
      Any |= Changes.insertBefore(A.Loc, explicitQualifierOf(Own), U);
  if (U.Options.FromMsvc && HasErrors) {
    CharacterFunctions Functions(Changes, U);
    Functions.TraverseDecl(U.context().getTranslationUnitDecl());
    Any |= Functions.Any;
  }
  if (Any)
    return true;
  // Most parses need no traversal: `v.size()` calls a member.
  bool NamesByte = false, MayCall = false, HasDirective = false;
  for (size_t I = 2; I + 1 < U.Tokens.size(); ++I) {
    const Token &Before = U.Tokens[I - 1], &T = U.Tokens[I];
    if (T.isNot(tok::identifier) || Before.isOneOf(tok::period, tok::arrow, tok::coloncolon))
      continue;
    const StringRef Name = T.getIdentifierInfo()->getName();
    NamesByte |= Name == "byte";
    MayCall |= (isNew(Name) || (U.Options.FromMsvc && isOfLinux(Name))) &&
               U.Tokens[I + 1].isOneOf(tok::l_paren, tok::less);
    HasDirective |=
        Name == "std" && Before.is(tok::kw_namespace) && U.Tokens[I - 2].is(tok::kw_using);
  }
  if (NamesByte && U.Options.FromMsvc && HasErrors) {
    Bytes Uses(Changes, Missing, U);
    Uses.TraverseDecl(U.context().getTranslationUnitDecl());
    if (Uses.Any)
      return true;
  }
  if (!MayCall)
    return false;
  NamespaceDecl *Std = HasDirective ? U.sema().getStdNamespace() : nullptr;
  NewCalls Calls(Changes, Std ? Std->getPrimaryContext() : nullptr, U);
  Calls.TraverseDecl(U.context().getTranslationUnitDecl());
  return Calls.Any;
}

} // namespace amp2hip

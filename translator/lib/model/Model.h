//===--- Model.h - What of C++ AMP a translation unit holds ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_MODEL_H
#define AMP2HIP_MODEL_MODEL_H

#include "model/KernelTypes.h"
#include "normalise/Restriction.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class CXXRecordDecl;
class DeclContext;
class Expr;
class FieldDecl;
class FunctionDecl;
class LambdaExpr;
class MSPropertyDecl;
class MSPropertyRefExpr;
class NamedDecl;
class PseudoObjectExpr;
class TagDecl;
class UsingDecl;
class ValueDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

struct CodeBlock;

class Unit;

/// A variable that an amp lambda captures. In a template Clang leaves some
/// implicit captures to the instantiation: they are here all the same.
struct CapturedVariable {
  const clang::VarDecl *Variable = nullptr;
  bool ByReference = false;
};

/// A lambda that becomes a function object: an amp lambda written in cpu code, or one
/// whose closure type the name of a kernel's type contains.
struct AmpLambda {
  const clang::LambdaExpr *Lambda = nullptr;
  bool IsAmp = true; ///< false: its call operator is cpu code
  /// The function that encloses it, closest first; null at namespace scope.
  const clang::FunctionDecl *Function = nullptr;
  /// The outermost function around it: nothing of it can be seen from outside.
  /// No lambda: null outside of functions' bodies.
  const clang::FunctionDecl *Outermost = nullptr;
  /// There: the variable or data member that it initialises, the function of
  /// whose default argument it is a part.
  const clang::Decl *NamespaceLevel = nullptr;
  std::vector<CapturedVariable> Captures;
  bool IsConverted = false; ///< cpu code may convert it to a pointer to a function
  /// It is an argument of this parallel_for_each, if any.
  clang::SourceLocation Launch;
  /// The variable that it initialises, if any.
  const clang::VarDecl *Variable = nullptr;
  /// The using declarations and directives of the function around it that names
  /// in it depend on, and the functions declared there that it calls.
  std::vector<const clang::Decl *> Usings;
  std::vector<const clang::FunctionDecl *> LocalFunctions;

  bool captures(const clang::VarDecl *V) const;
};

/// An unqualified name of a user's file that means something of namespace
/// concurrency which other headers can offer too.
struct ClashingUse {
  clang::SourceLocation Name;
  std::string Qualifier; ///< `concurrency::`, `concurrency::fast_math::`
};

/// A use, in cpu code, of a function that <amp_math.h> imports from elsewhere.
struct MathImport {
  clang::SourceLocation Name;
  clang::SourceRange Qualifier; ///< invalid if the name is unqualified
  std::string Scope;            ///< `std::`, `::`
};

/// A cpu and an amp function that differ in nothing but their restriction.
struct OverloadPair {
  const clang::FunctionDecl *Cpu = nullptr; ///< canonical declarations, patterns
  const clang::FunctionDecl *Amp = nullptr;
};

/// Functions of one scope and name that get another name in the output, since
/// only their restriction tells calls of them from calls of others.
struct ApartOverloads {
  const clang::DeclContext *Scope = nullptr;
  bool Amp = true; ///< of amp code alone; or of cpu code alone
  std::vector<const clang::FunctionDecl *> Functions; ///< patterns, first declarations
};

/// Everything that the rewrites ask about. User files only, template patterns
/// and not their instantiations; in source order.
struct Model {
  /// Every declaration of a function with amp among its restrictions; no lambda.
  std::vector<const clang::FunctionDecl *> AmpFunctions;
  std::vector<AmpLambda> Lambdas;
  std::vector<const clang::VarDecl *> TileStatics;
  std::vector<const clang::PseudoObjectExpr *> PropertyUses;
  /// In templates: the name of a property of a class template, and its getter.
  std::vector<std::pair<clang::SourceLocation, std::string>> DependentPropertyUses;
  std::vector<const clang::MSPropertyDecl *> PropertyDecls;
  std::vector<const clang::FieldDecl *> ArrayReferences;
  /// `T &a` in a template: an array for some of its arguments.
  std::vector<const clang::FieldDecl *> DependentReferences;
  std::vector<ClashingUse> ClashingUses;
  /// Names that a using of the function brings, and that it does not bring where code
  /// of the function moves to.
  std::vector<ClashingUse> MovedUses;
  /// Calls in functions of both restrictions that mean a function of the
  /// runtime on the accelerator's side.
  llvm::DenseSet<clang::SourceLocation> ResolvedOnAmpSide;
  /// Those of them that have two types: in cpu code, in amp code.
  llvm::DenseMap<clang::SourceLocation, std::pair<std::string, std::string>> TypesBySide;
  /// The user's functions that other calls in functions of both restrictions
  /// mean on the accelerator's side, one for each instance of a template.
  llvm::DenseMap<clang::SourceLocation, std::vector<const clang::FunctionDecl *>> AmpMeanings;
  /// The same for constructions: by place and class, a pattern, since what stands
  /// at one place may become objects of several classes.
  std::map<std::pair<clang::SourceLocation, const clang::CXXRecordDecl *>,
           std::vector<const clang::FunctionDecl *>>
      AmpConstructors;
  std::vector<MathImport> MathImports;
  std::vector<const clang::UsingDecl *> ClashingUsings;
  /// Uses, in functions that code moves out of, of namespace aliases of the
  /// function: the alias, and the name of the namespace.
  std::vector<std::pair<clang::SourceLocation, std::string>> AliasUses;
  std::vector<OverloadPair> Pairs;
  std::vector<ApartOverloads> Apart;
  /// Local and unnamed classes and enumerations, no closures, that the name of a
  /// kernel's type contains.
  std::vector<const clang::TagDecl *> NamelessTypes;
  /// Types of the user's files that the name of a kernel's type contains and that get no name.
  std::vector<KernelTypes::Use> LeftNameless;
  /// Declarations in unnamed namespaces that the name of a kernel's type contains.
  std::vector<const clang::NamedDecl *> InUnnamedNamespaces;
  std::vector<clang::SourceRange> DynamicExceptionSpecs;
  /// Where variables stand that lambdas capture and that are C arrays, be it in
  /// an instance of a template alone.
  llvm::DenseSet<clang::SourceLocation> CapturedArrays;
};

Model buildModel(Unit &U, KernelTypes Types);

/// The pairs that \p AmpFunctions are part of, templates in front of their
/// specialisations.
std::vector<OverloadPair>
pairOverloads(const Unit &U, const std::vector<const clang::FunctionDecl *> &AmpFunctions);

/// The restrictions of \p Function: its own specifier, or, in the body of
/// another function, those of that function (§2.2.1); cpu otherwise.
Restriction restrictionOf(const clang::FunctionDecl *Function);
/// True if \p Function, or the template it is made from, has a twin in \p M.
bool isHalfOfPair(const Model &M, const clang::FunctionDecl *Function);
/// True if \p Function has a restriction specifier of its own.
bool hasRestrictionSpecifier(const clang::FunctionDecl *Function);
/// The function whose body \p Context stands in, lambdas included, or null.
const clang::FunctionDecl *enclosingFunction(const clang::DeclContext *Context);
/// True if \p V is a constant: naming its value captures nothing.
bool isConstantVariable(const clang::VarDecl *V, const clang::ASTContext &Ctx);
/// True if \p V is declared tile_static.
bool isTileStatic(const clang::Decl *V);
/// The variables that \p Lambda captures.
std::vector<CapturedVariable> capturesOf(const clang::LambdaExpr *Lambda,
                                         const clang::ASTContext &Ctx);
/// Fills Model::CapturedArrays.
void findCapturedArrays(Model &M, const std::vector<CodeBlock> &Code);
/// `concurrency::fast_math::` for a function of that namespace.
std::string qualifierOf(const clang::NamedDecl *D);
/// True for a declaration of amp2hip's headers in namespace concurrency or in a
/// namespace inside it. Programs may open the namespace too: what they declare there
/// is theirs.
bool isInConcurrency(const clang::NamedDecl *D);
/// True for AMP's parallel_for_each; other libraries put theirs beside it.
bool isLaunch(const clang::NamedDecl *Function);
/// True if a call of \p Callee launches a kernel; in a template, if it may.
bool isLaunchCallee(const clang::Expr *Callee);
/// True if \p Record is concurrency::array.
bool isConcurrencyArray(const clang::CXXRecordDecl *Record);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_MODEL_H

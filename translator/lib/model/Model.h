//===--- Model.h - The C++ AMP constructs of a translation unit -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_MODEL_H
#define AMP2HIP_MODEL_MODEL_H

#include "model/kernels/KernelTypes.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class CXXRecordDecl;
class Decl;
class DeclContext;
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

class CodeIndex;
class Unit;

/// A variable that a lambda captures. In a template, Clang finds some implicit captures only when
/// it instantiates the lambda; capturesOf() finds them in the pattern, too.
struct CapturedVariable {
  const clang::VarDecl *Variable = nullptr;
  bool ByReference = false;
};

/// A lambda that becomes a function object: an amp lambda in cpu code, or a lambda whose
/// closure type occurs in the name of a kernel's type.
struct AmpLambda {
  const clang::LambdaExpr *Lambda = nullptr;
  bool IsAmp = true; ///< false if the call operator is cpu code
  /// Innermost enclosing function, skipping lambdas; null at namespace or class scope.
  const clang::FunctionDecl *Function = nullptr;
  /// Outermost enclosing function, skipping lambdas; null at namespace or class scope.
  const clang::FunctionDecl *Outermost = nullptr;
  /// Set if \c Outermost is null: the variable or data member whose initializer contains
  /// the lambda, or the function whose default argument contains it.
  const clang::Decl *NamespaceLevel = nullptr;
  std::vector<CapturedVariable> Captures;
  bool IsConverted = false; ///< cpu code may convert it to a function pointer
  /// The parallel_for_each that has the lambda as an argument; invalid if there is none.
  clang::SourceLocation Launch;
  /// The variable that the lambda initializes, or null.
  const clang::VarDecl *Variable = nullptr;
  /// The using declarations and directives of the enclosing function that move with the lambda.
  /// Names in the lambda are found by them and cannot be qualified.
  std::vector<const clang::Decl *> Usings;
  /// The block-scope function declarations of the enclosing function that the lambda refers to.
  std::vector<const clang::FunctionDecl *> LocalFunctions;

  bool captures(const clang::VarDecl *V) const;
};

/// An unqualified name in a user file that the output must qualify: other headers may
/// declare the same name as namespace concurrency, or the code moves out of the function
/// whose using declaration or directive finds the name.
struct ClashingUse {
  clang::SourceLocation Name;
  std::string Qualifier; ///< `concurrency::`, `concurrency::fast_math::`
};

/// A use, in cpu code, of a function that <amp_math.h> imports from another namespace.
struct MathImport {
  clang::SourceLocation Name;
  clang::SourceRange Qualifier; ///< invalid if the name is unqualified
  std::string Scope;            ///< `std::`, `::`
};

/// An overload pair: a cpu and an amp function of one scope, name and signature. In C++ AMP, the
/// two are overloads. The compilers of the output ignore restrictions and would see two definitions
/// of one function, so the pair becomes one dispatch function:
///
///   int f(int);                  // Cpu
///   int f(int) restrict(amp);    // Amp
///
/// becomes
///
///   __host__ __device__ int f(int);   // runs the cpu or the amp body
///
/// If the two cannot become one function, for example because their return types differ, the output
/// renames one of them instead (see \c RenamedOverloads). If the two are call operators of kernels,
/// copy assignments or constructors, their parameters may differ slightly: the compiler or a
/// library calls such functions, and its calls cannot choose another name.
struct OverloadPair {
  const clang::FunctionDecl *Cpu = nullptr; ///< canonical declarations, patterns
  const clang::FunctionDecl *Amp = nullptr;
};

/// Renamed overloads: functions of one scope and name, all cpu only or all amp only, that the
/// output renames. The compilers of the output ignore restrictions. Without a new name, calls would
/// be ambiguous or would choose another overload:
///
///   struct wide { wide(int) restrict(cpu, amp); };
///   int f(wide) restrict(amp);                  // f_amp in the output
///   int f(int);                                 // matches f(x) better, but is cpu only
///   int g(int x) restrict(amp) { return f(x); } // f_amp(x) in the output
struct RenamedOverloads {
  const clang::DeclContext *Scope = nullptr;
  bool Amp = true; ///< true if the functions are amp only, false if they are cpu only
  std::vector<const clang::FunctionDecl *> Functions; ///< canonical declarations of patterns
};

/// The facts about a translation unit that the rewrites need. The lists contain only constructs of
/// user files, in source order. A list contains the pattern of a template instead of its
/// instantiations.
struct Model {
  /// Every declaration of a function whose restrictions contain amp; no call operators of
  /// lambdas.
  std::vector<const clang::FunctionDecl *> AmpFunctions;
  std::vector<AmpLambda> Lambdas;
  std::vector<const clang::VarDecl *> TileStatics;
  std::vector<const clang::PseudoObjectExpr *> PropertyUses;
  /// Uses of properties in templates: location of the property's name, and the call of the
  /// getter to write there, such as `get_extent()`.
  std::vector<std::pair<clang::SourceLocation, std::string>> DependentPropertyUses;
  std::vector<const clang::MSPropertyDecl *> PropertyDecls;
  std::vector<const clang::FieldDecl *> ArrayReferences;
  /// Data members `T &a` in templates: references to an array for some template arguments.
  std::vector<const clang::FieldDecl *> DependentReferences;
  std::vector<ClashingUse> ClashingUses;
  /// Names in code that moves out of its function, found there by a using declaration or directive
  /// of the function. The output qualifies them in the moved copy only.
  std::vector<ClashingUse> MovedUses;
  /// The calls in functions of both restrictions whose callee in amp code is known. It is a
  /// function of the runtime or of the user. Contains no constructor calls.
  llvm::DenseSet<clang::SourceLocation> ResolvedForAmp;
  /// The calls of \c ResolvedForAmp whose type in amp code is not their type in cpu code. The value
  /// is the type in cpu code, then the type in amp code.
  llvm::DenseMap<clang::SourceLocation, std::pair<std::string, std::string>> TypesByRestriction;
  /// The calls of \c ResolvedForAmp whose amp callees are user functions. The value contains the
  /// patterns of the callees, one for each instance of the template that contains the call.
  llvm::DenseMap<clang::SourceLocation, std::vector<const clang::FunctionDecl *>> AmpCallees;
  /// The constructor calls whose amp callees are constructors of the user, keyed by location and
  /// pattern of the class: one location may construct objects of several classes. The value is that
  /// of \c AmpCallees.
  std::map<std::pair<clang::SourceLocation, const clang::CXXRecordDecl *>,
           std::vector<const clang::FunctionDecl *>>
      AmpConstructors;
  std::vector<MathImport> MathImports;
  std::vector<const clang::UsingDecl *> ClashingUsings;
  /// Qualifiers that code cannot use after it moved out of its function: namespace aliases of the
  /// function, and namespaces that its using declarations and directives find. The value is the
  /// location of the qualifier and the full name of the namespace.
  std::vector<std::pair<clang::SourceLocation, std::string>> AliasUses;
  std::vector<OverloadPair> Pairs;
  std::vector<RenamedOverloads> Renamed;
  /// Local and unnamed classes and enumerations in the names of kernels' types; no closure
  /// types.
  std::vector<const clang::TagDecl *> TypesToName;
  /// Local, unnamed and closure types in the names of kernels' types that do not become
  /// named classes.
  std::vector<KernelTypes::Use> UnnamedKernelTypes;
  /// Declarations in unnamed namespaces that occur in the names of kernels' types.
  std::vector<const clang::NamedDecl *> InUnnamedNamespaces;
  std::vector<clang::SourceRange> DynamicExceptionSpecs;
  /// Locations of captured variables that are C arrays, at least in one instance of a
  /// template.
  llvm::DenseSet<clang::SourceLocation> CapturedArrays;
};

/// Parses a unit again, as accelerator code, and passes the second unit to its argument.
using ParseForAmp = llvm::function_ref<void(llvm::function_ref<void(Unit &)>)>;

/// Returns the model of \p U, whose code is \p Code. May report errors to \p U. Calls \p Parse if
/// code of both restrictions has calls that may choose another function in amp code.
Model buildModel(Unit &U, const CodeIndex &Index, const std::vector<CodeBlock> &Code,
                 ParseForAmp Parse);

/// The overload pairs that contain a function of \p AmpFunctions, templates before their
/// specializations.
std::vector<OverloadPair>
pairOverloads(const Unit &U, const std::vector<const clang::FunctionDecl *> &AmpFunctions);

/// True if \p Function, or the template that it is an instance or specialization of, is one
/// of the two functions of an overload pair in \p M.
bool isInOverloadPair(const Model &M, const clang::FunctionDecl *Function);
/// The variables that \p Lambda captures, explicitly or implicitly.
std::vector<CapturedVariable> capturesOf(const clang::LambdaExpr *Lambda,
                                         const clang::ASTContext &Ctx);
/// Fills \c Model::CapturedArrays.
void findCapturedArrays(Model &M, const std::vector<CodeBlock> &Code);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_MODEL_H

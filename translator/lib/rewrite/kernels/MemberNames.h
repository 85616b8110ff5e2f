//===--- MemberNames.h - Access to members of another class ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_MEMBERNAMES_H
#define AMP2HIP_REWRITE_KERNELS_MEMBERNAMES_H

#include <string>
#include <vector>

namespace clang {
class CXXRecordDecl;
class LambdaExpr;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// A non-public member type of a class in a header that is not translated. The function object of a
/// lambda cannot name such a type, but an explicit instantiation may. So the output contains,
/// before the function object:
///
///   struct step_particle { friend auto type_of(step_particle); };
///   template <typename T> struct step_particle_is {
///     friend auto type_of(step_particle) { return amp2hip::named_type<T>(); }
///   };
///   template struct step_particle_is<simulation::particle>;
///
/// The function object gets the type from `type_of(step_particle)`. It takes `step_particle` as a
/// template argument, because nvcc spells the type itself in generated code unless the type depends
/// on a template parameter.
struct PrivateType {
  std::string Name;         ///< `particle`
  std::string Qualified;    ///< `simulation::particle`
  std::string Tag;          ///< `step_particle`
  std::string Parameter;    ///< `particle_name`
  std::string Declarations; ///< the declarations shown above
};

/// The declarations through which a function object names the members of a class.
struct MemberAccess {
  std::vector<PrivateType> Types;
  /// Declarations before the function object that give it access to non-public data members through
  /// pointers to members. With these declarations for `point::x`, `p.x` becomes
  /// `(p.*member_of(point_x()))`:
  ///
  ///   struct point_x { friend constexpr auto member_of(point_x); };
  ///   template <auto Member> struct point_x_is {
  ///     friend constexpr auto member_of(point_x) { return Member; }
  ///   };
  ///   template struct point_x_is<&point::x>;
  std::vector<std::string> Pointers;
  std::vector<std::string> Declarations; ///< members of the function object
};

/// Inserts qualifiers before unqualified names of static members and member types of \p Class,
/// because the function object of \p L is outside the class. Edits \p L and \p Repeated, the
/// declarations that the function object repeats. Returns declarations that replace non-public
/// constants, types and data members. Reports an error for any other non-public
/// member. \p Written is the qualifier by which the code around \p L names a class template:
/// `matrix<T>::`.
MemberAccess qualifyMembers(RewriteContext &C, const AmpLambda &L,
                            const clang::CXXRecordDecl &Class, const std::string &Written,
                            llvm::ArrayRef<const clang::NamedDecl *> Repeated);

/// True if \p Lambda names a non-public member of \p Class.
bool namesNonPublicMembers(const clang::LambdaExpr &Lambda, const clang::CXXRecordDecl &Class);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_MEMBERNAMES_H

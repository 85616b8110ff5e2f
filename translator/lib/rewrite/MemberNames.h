//===--- MemberNames.h - Members named from outside their class -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MEMBERNAMES_H
#define AMP2HIP_REWRITE_MEMBERNAMES_H

#include <string>
#include <vector>

namespace clang {
class CXXRecordDecl;
class LambdaExpr;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
struct RewriteContext;

/// A type that the function object of a lambda cannot name: a member, not public, of a
/// class that stays as it is. An explicit instantiation may name it:
///
///   struct step_particle { friend auto type_of(step_particle); };
///   template <typename T> struct step_particle_is {
///     friend auto type_of(step_particle) { return amp2hip::named_type<T>(); }
///   };
///   template struct step_particle_is<simulation::particle>;
///
/// nvcc writes the type itself wherever no template parameter is involved, so the
/// function object gets `step_particle` as an argument.
struct PrivateType {
  std::string Name;         ///< `particle`
  std::string Qualified;    ///< `simulation::particle`
  std::string Tag;          ///< `step_particle`
  std::string Parameter;    ///< `particle_name`
  std::string Declarations; ///< what the comment above shows
};

/// Declarations in a function object that let it name members of a class.
struct MembersNamed {
  std::vector<PrivateType> Types;
  /// Declarations before the function object that let it access data members which are not
  /// public, by a pointer to the member: `p.x` becomes `(p.*member_of(point_x()))`.
  ///
  ///   struct point_x { friend constexpr auto member_of(point_x); };
  ///   template <auto Member> struct point_x_is {
  ///     friend constexpr auto member_of(point_x) { return Member; }
  ///   };
  ///   template struct point_x_is<&point::x>;
  std::vector<std::string> Pointers;
  std::vector<std::string> Declarations; ///< members of the function object
};

/// Qualifies the static members and member types of \p Class that \p L names by
/// their plain names: it moves to where they are not in reach. Of what
/// is not public, constants and types become members of the function object:
/// their declarations are returned; the rest is an error. \p Written is how the
/// surroundings of \p L name a class template: `matrix<T>::`.
MembersNamed qualifyMembers(RewriteContext &C, const AmpLambda &L,
                                        const clang::CXXRecordDecl &Class,
                                        const std::string &Written);

/// True if \p Lambda names something of \p Class that is not public.
bool namesHiddenMembers(const clang::LambdaExpr &Lambda, const clang::CXXRecordDecl &Class);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MEMBERNAMES_H

//===--- TemplateText.h - Template parameters as text ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_TEMPLATETEXT_H
#define AMP2HIP_REWRITE_TEMPLATETEXT_H

#include "llvm/ADT/StringSet.h"
#include <string>
#include <vector>

namespace clang {
class DeclaratorDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// The parameters of what is made from a template, and the arguments with which
/// the template names it. All empty without parameters.
///
/// A class template has one parameter pack, and it is the last parameter. What has several
/// packs is a partial specialization, and each pack is an argument of it:
///
///   template <typename, typename>
///   struct f_kernel;
///   template <typename... T, int... N>
///   struct f_kernel<amp2hip::type_pack<T...>, amp2hip::value_pack<N...>>
struct TemplateText {
  enum class PackOf { None, Types, Values, Templates };
  struct Parameter {
    std::string Kind; ///< `typename`, `int`, `typename...`
    std::string Name;
    bool UsesOthers = false; ///< its kind names other parameters
    std::string Text;        ///< `typename T`, as it is written
    std::string Argument;    ///< `T`, `T...`, `decltype(x)`
    PackOf Pack = PackOf::None;
    bool TakesTypes = true; ///< no template with parameters that are values or templates
  };
  std::vector<Parameter> Parameters;
  std::string Head;      ///< `template <typename T, int N>`
  std::string Arguments; ///< `<T, N>`, where it is used

  /// True if it is a partial specialization.
  bool hasSeveralPacks() const;
  /// The names of its own parameters, `<T, N>`: what arguments inside it are.
  std::string names() const;
  /// Adds a type parameter in front (a parameter pack must stay the last).
  void prepend(const std::string &Name, const std::string &Argument);
  /// Adds another kind of parameter in front.
  void prepend(const std::string &Kind, const std::string &Name, const std::string &Argument);
  /// Adds a pack of type parameters, with the argument for each in \p Argument, at the end.
  void appendTypes(const std::string &Name, const std::string &Argument);
  /// Adds a parameter before the one named \p Before, or in front if there is none.
  void insertBefore(llvm::StringRef Before, const std::string &Kind, const std::string &Name,
                    const std::string &Argument);
  /// Turns each parameter pack into a parameter for one element, for what is used
  /// inside the expansion of the pack. The packs \p Whole remain packs.
  void takeElements(const llvm::StringSet<> &Whole);
  /// Drops the parameters that neither \p Names nor the kinds of others name.
  void keepNamed(const llvm::StringSet<> &Names);
  /// The head of the primary template if this is a partial specialization.
  std::string primaryHead() const;
  /// The head for a declaration where the names \p Taken mean something: without
  /// the names of parameters that would hide them.
  std::string headBeside(const std::vector<std::string> &Taken) const;
  /// The head for a declaration where no other parameters are known: values of
  /// types that name some are `auto`.
  std::string headAlone() const;
  /// Writes the head and the arguments for the parameters. Moves the only pack to the end.
  void write();
};

/// For what is made from \p From, a function or a variable; it may be null.
/// \p WithClass: the parameters of the class templates that \p From is a member of,
/// as its definition outside of them names them, come first.
TemplateText templateText(RewriteContext &C, const clang::DeclaratorDecl *From,
                          bool WithClass = false);

/// The identifiers in \p Text, comments included.
llvm::StringSet<> identifiersIn(llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_TEMPLATETEXT_H

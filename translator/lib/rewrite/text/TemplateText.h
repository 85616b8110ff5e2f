//===--- TemplateText.h - Template parameters as text ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_TEXT_TEMPLATETEXT_H
#define AMP2HIP_REWRITE_TEXT_TEMPLATETEXT_H

#include "llvm/ADT/StringSet.h"
#include <string>
#include <vector>

namespace clang {
class DeclaratorDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// The text of the template parameters of a generated class, and of the template arguments with
/// which the template that contained the code uses this class. All members are empty if there are
/// no parameters.
///
/// A primary class template may have only one parameter pack, as its last parameter. A class with
/// several packs is therefore a partial specialization, with an argument for each pack:
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
    bool UsesOthers = false; ///< the kind may depend on other parameters
    std::string Text;        ///< `typename T`, as in the source
    std::string Argument;    ///< `T`, `T...`, `decltype(x)`
    PackOf Pack = PackOf::None;
    bool TakesTypes = true; ///< false for a template parameter that takes values or templates
  };
  std::vector<Parameter> Parameters;
  std::string Head;      ///< `template <typename T, int N>`
  std::string Arguments; ///< `<T, N>`, for uses in the original template

  /// True if the class is a partial specialization.
  bool hasSeveralPacks() const;
  /// Returns the names of the parameters as template arguments, `<T, N>`, for uses inside the
  /// class.
  std::string names() const;
  /// Adds a type parameter before the other parameters, because a parameter pack must be the last.
  void prepend(const std::string &Name, const std::string &Argument);
  /// Adds a parameter of the kind \p Kind before the other parameters.
  void prepend(const std::string &Kind, const std::string &Name, const std::string &Argument);
  /// Adds a pack of type parameters after the other parameters. The template argument is the
  /// expansion of \p Argument.
  void appendTypes(const std::string &Name, const std::string &Argument);
  /// Adds a parameter before the parameter named \p Before, or before all parameters if there is
  /// none of this name.
  void insertBefore(llvm::StringRef Before, const std::string &Kind, const std::string &Name,
                    const std::string &Argument);
  /// Turns each parameter pack into a parameter for one element of the pack. Used for a class whose
  /// uses are inside an expansion of the packs. The packs in \p Whole remain packs.
  void takeElements(const llvm::StringSet<> &Whole);
  /// Removes each parameter whose name occurs neither in \p Names nor in the kind of another
  /// parameter.
  void keepNamed(const llvm::StringSet<> &Names);
  /// Returns the head of the primary template if the class is a partial specialization; else an
  /// empty string.
  std::string primaryHead() const;
  /// Returns the head for a declaration in a scope that declares the names \p Taken. Omits the
  /// parameters' names if one of them would hide a name in \p Taken.
  std::string headBeside(const std::vector<std::string> &Taken) const;
  /// Returns the head for a declaration outside the class templates around the class, whose
  /// parameters are not visible there. A parameter whose type depends on other parameters becomes
  /// `auto`.
  std::string headAlone() const;
  /// Updates \c Head and \c Arguments from \c Parameters. Moves a single pack to the end.
  void write();
};

/// Returns the template parameters for a class generated from \p From, a function, a variable or
/// null. With \p WithClass, the parameters of the enclosing class templates come first, named as in
/// the definition of \p From outside its class.
TemplateText templateText(RewriteContext &C, const clang::DeclaratorDecl *From,
                          bool WithClass = false);

/// Returns the identifiers in \p Text, including those in comments.
llvm::StringSet<> identifiersIn(llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_TEXT_TEMPLATETEXT_H

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
/// which its original template uses this class. All members are empty if there are no parameters.
///
/// A primary class template may have one parameter pack, which must be its last parameter. For
/// several packs, the class is a partial specialization with an argument for each pack:
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
    bool UsesOthers = false; ///< its kind may depend on other parameters
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
  /// The names of the parameters as arguments, `<T, N>`, for uses inside the class.
  std::string names() const;
  /// Adds a type parameter as the first one, because a parameter pack must be the last.
  void prepend(const std::string &Name, const std::string &Argument);
  /// Adds a parameter of another kind as the first one.
  void prepend(const std::string &Kind, const std::string &Name, const std::string &Argument);
  /// Adds a pack of type parameters at the end. Its argument is the expansion of \p Argument.
  void appendTypes(const std::string &Name, const std::string &Argument);
  /// Adds a parameter before the parameter \p Before, or as the first one if there is none.
  void insertBefore(llvm::StringRef Before, const std::string &Kind, const std::string &Name,
                    const std::string &Argument);
  /// Turns each parameter pack into a parameter for one element, for a class that is used inside
  /// the expansion of the pack. The packs in \p Whole remain packs.
  void takeElements(const llvm::StringSet<> &Whole);
  /// Removes the parameters that neither \p Names nor the kinds of other parameters contain.
  void keepNamed(const llvm::StringSet<> &Names);
  /// The head of the primary template if this is a partial specialization; else empty.
  std::string primaryHead() const;
  /// The head of a declaration in a scope that declares the names \p Taken. Omits the parameters'
  /// names if one would hide such a name.
  std::string headBeside(const std::vector<std::string> &Taken) const;
  /// The head of a declaration where other template parameters are not visible. A parameter whose
  /// type depends on others becomes `auto`.
  std::string headAlone() const;
  /// Updates \c Head and \c Arguments from \c Parameters. Moves a single pack to the end.
  void write();
};

/// The template parameters for a class generated from \p From, a function or a variable or null. If
/// \p WithClass, the parameters of the enclosing class templates come first, as the definition of
/// \p From outside of its class names them.
TemplateText templateText(RewriteContext &C, const clang::DeclaratorDecl *From,
                          bool WithClass = false);

/// The identifiers in \p Text, comments included.
llvm::StringSet<> identifiersIn(llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_TEXT_TEMPLATETEXT_H

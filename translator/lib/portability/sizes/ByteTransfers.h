//===--- ByteTransfers.h - Objects in files ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_SIZES_BYTETRANSFERS_H
#define AMP2HIP_PORTABILITY_SIZES_BYTETRANSFERS_H

#include "clang/AST/Type.h"
#include <map>
#include <vector>

namespace clang {
class CallExpr;
class Expr;
class FunctionDecl;
class ParmVarDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// True for functions of libraries that read or write the bytes of objects.
bool transfersBytes(const clang::FunctionDecl &F, const Unit &U);

/// Finds the objects whose bytes a program reads from files or writes to them. Follows
/// parameters of any type through the program's functions:
///
///   template <typename T> void put(FILE *f, const T &v) { fwrite(&v, sizeof(T), 1, f); }
///   void block(const void *p, size_t n) { _write(file, p, n); }
///   put(f, header);                      // transfers header
///   block(&header, sizeof(header));      // transfers header
class ByteTransfers {
public:
  /// An object that a call transfers.
  struct Object {
    const clang::CallExpr *Call;
    clang::QualType Type;            ///< as the program spells it
    const clang::CallExpr *Transfer; ///< of fread or the like, if another function has it
  };

  explicit ByteTransfers(const Unit &U) : U(U) {}

  /// Must be called for each call of the program.
  void addCall(const clang::CallExpr *Call) { Calls.push_back(Call); }

  /// Returns the objects that the calls transfer, in the order of the calls.
  std::vector<Object> find();

private:
  void followParameters();
  bool follow(const clang::Expr *Argument, const clang::CallExpr *Transfer);
  /// True if \p Argument has a type that the calls of the function determine.
  bool callsAdd(const clang::Expr *Argument) const;
  /// Adds the objects that a call of a library's function transfers.
  void addArguments(const clang::CallExpr *Call, std::vector<Object> &Objects) const;
  /// Adds the objects that a call of the program's function \p F transfers.
  void addFollowed(const clang::CallExpr *Call, const clang::FunctionDecl &F,
                   std::vector<Object> &Objects) const;

  const Unit &U;
  std::vector<const clang::CallExpr *> Calls;
  /// The parameters that functions of the program transfer, and the call that does it.
  std::map<const clang::ParmVarDecl *, const clang::CallExpr *> Parameters;
  /// Instances of templates that transfer a local object of an argument's type.
  std::map<const clang::FunctionDecl *, const clang::CallExpr *> Instances;
};

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_SIZES_BYTETRANSFERS_H

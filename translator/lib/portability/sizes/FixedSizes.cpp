//===--- FixedSizes.cpp - Numbers of bytes that assume Windows ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/sizes/FixedSizes.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "portability/sizes/ByteTransfers.h"
#include "portability/sizes/ResizedTypes.h"
#include "text/Format.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// A type with other sizes on Linux than on Windows.
struct Resized {
  const BuiltinType *Type = nullptr;
  unsigned OnLinux = 0, OnWindows = 0;
};

bool containsSizeof(const Stmt *S) {
  return S && (isa<UnaryExprOrTypeTraitExpr>(S) || llvm::any_of(S->children(), containsSizeof));
}

/// Finds sizes with literals.
class FixedSizes : public UserVisitor {
public:
  explicit FixedSizes(Unit &U) : UserVisitor(U) {}

  /// `sizeof(array) / 2` and `sizeof(array) >> 1`
  bool VisitBinaryOperator(BinaryOperator *E) override {
    const bool Divides = E->getOpcode() == BO_Div;
    if (!Divides && E->getOpcode() != BO_Shr)
      return true;
    const auto *Size = dyn_cast<UnaryExprOrTypeTraitExpr>(E->getLHS()->IgnoreParenCasts());
    if (!Size || Size->getKind() != UETT_SizeOf || !Size->getTypeOfArgument()->isArrayType())
      return true;
    const Resized R = elementOf(Size->getTypeOfArgument());
    if (R.Type && isLiteral(E->getRHS(), Divides ? R.OnWindows : R.OnWindows / 2))
      report(E->getRHS(), R, "so the quotient is not the number of the elements");
    return true;
  }

  bool VisitCallExpr(CallExpr *Call) override {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F || isa<CXXOperatorCallExpr>(Call) || transfersBytes(*F, U) || mayDouble(*F))
      return true;
    for (unsigned I = 0; I < Call->getNumArgs() && I < F->getNumParams(); ++I) {
      const Expr *Argument = Call->getArg(I);
      if (!isBytes(F->getParamDecl(I)->getType()))
        continue;
      const Expr *Object = Argument->IgnoreParenCasts();
      const Resized R = elementOf(Object->getType());
      for (unsigned Size = I + 1; R.Type && Size < Call->getNumArgs(); ++Size)
        checkSize(Call->getArg(Size), R, isMemoryFunction(*F) ? Object : nullptr);
    }
    return true;
  }

  /// `(wchar_t *)malloc(length * 2)` and `(wchar_t *)new char[length * 2]`
  bool VisitExplicitCastExpr(ExplicitCastExpr *E) override {
    const Resized R =
        E->getTypeAsWritten()->isPointerType() ? elementOf(E->getTypeAsWritten()) : Resized();
    if (!R.Type)
      return true;
    const Expr *Memory = E->getSubExpr()->IgnoreParenCasts();
    if (const auto *New = dyn_cast<CXXNewExpr>(Memory)) {
      if (New->isArray() && New->getArraySize() && New->getAllocatedType()->isCharType())
        checkSize(*New->getArraySize(), R, nullptr);
    } else if (const auto *Call = dyn_cast<CallExpr>(Memory)) {
      const FunctionDecl *F = Call->getDirectCallee();
      if (!F || !isBytes(F->getReturnType()) || !F->getDeclName().isIdentifier() || mayDouble(*F))
        return true;
      for (const Expr *Argument : Call->arguments())
        if (F->getName() == "calloc" && isLiteral(Argument, R.OnWindows))
          report(Argument, R, "so the memory is too small");
        else
          checkSize(Argument, R, nullptr);
    }
    return true;
  }

private:
  /// Returns the type of the elements of an array or behind a pointer, if it has another size.
  Resized elementOf(QualType Type) const {
    if (const auto *Pointer = Type->getAs<PointerType>())
      Type = Pointer->getPointeeType();
    else if (!Type->isArrayType())
      return {};
    while (const ArrayType *Array = U.context().getAsArrayType(Type))
      Type = Array->getElementType();
    const BuiltinType *Builtin = resizedBuiltin(Type, U);
    if (!Builtin || Builtin->isFloatingPoint())
      return {};
    return Builtin->isWideCharType() ? Resized{Builtin, 4, 2} : Resized{Builtin, 8, 4};
  }

  /// True for functions whose size may have a factor that is not that of a type: `realloc(p, n *
  /// 2)` may double the memory.
  static bool mayDouble(const FunctionDecl &F) {
    return F.getDeclName().isIdentifier() && F.getName() == "realloc";
  }

  /// True for pointers to memory of any type.
  static bool isBytes(QualType Type) {
    const auto *Pointer = Type->getAs<PointerType>();
    return Pointer &&
           (Pointer->getPointeeType()->isVoidType() || Pointer->getPointeeType()->isCharType());
  }

  /// True for functions whose last argument is a number of bytes.
  static bool isMemoryFunction(const FunctionDecl &F) {
    return F.getDeclName().isIdentifier() &&
           llvm::StringSwitch<bool>(F.getName())
               .Cases("memcpy", "memmove", "memcmp", "memset", "memcpy_s", "memmove_s", true)
               .Cases("RtlZeroMemory", "ZeroMemory", "SecureZeroMemory", "FillMemory", true)
               .Cases("CopyMemory", "MoveMemory", "RtlCopyMemory", "RtlMoveMemory", true)
               .Default(false);
  }

  static bool isLiteral(const Expr *E, unsigned Value) {
    const auto *Literal = dyn_cast<IntegerLiteral>(E->IgnoreParenCasts());
    return Literal && Literal->getValue() == Value;
  }

  /// Returns the literal for the size of \p R in \p E, a sum of products; null if there is none.
  static const Expr *factorIn(const Expr *E, const Resized &R) {
    const auto *Operator = dyn_cast<BinaryOperator>(E->IgnoreParenCasts());
    if (!Operator)
      return nullptr;
    const Expr *Left = Operator->getLHS(), *Right = Operator->getRHS();
    switch (Operator->getOpcode()) {
    case BO_Add:
    case BO_Sub:
      if (const Expr *Found = factorIn(Left, R))
        return Found;
      return factorIn(Right, R);
    case BO_Mul:
      return isLiteral(Right, R.OnWindows) ? Right : isLiteral(Left, R.OnWindows) ? Left : nullptr;
    case BO_Shl:
      return isLiteral(Right, R.OnWindows / 2) ? Right : nullptr;
    default:
      return nullptr;
    }
  }

  /// Reports \p Size, a number of bytes, if it assumes the size of Windows. \p Object is the memory
  /// if
  /// \p Size is certainly its size, else null.
  void checkSize(const Expr *Size, const Resized &R, const Expr *Object) {
    if (!Size->getType()->isIntegerType() || containsSizeof(Size))
      return;
    if (const Expr *Factor = factorIn(Size, R))
      return report(Factor, R, "so this is not the number of bytes");
    Expr::EvalResult Value;
    if (!Object || Size->isValueDependent() || !Size->EvaluateAsInt(Value, U.context()))
      return;
    const uint64_t Bytes = Value.Val.getInt().getLimitedValue();
    const auto *Array = U.context().getAsConstantArrayType(Object->getType());
    const bool IsWholeArray =
        Array &&
        U.context().getTypeSizeInChars(Object->getType()).getQuantity() / R.OnLinux * R.OnWindows ==
            int64_t(Bytes);
    if (Bytes && Bytes % R.OnWindows == 0 && (Bytes % R.OnLinux || IsWholeArray))
      report(Size, R, "so this is not the number of bytes");
  }

  void report(const Expr *At, const Resized &R, StringRef Consequence) {
    const SourceLocation Loc = U.SM.getExpansionLoc(At->getBeginLoc());
    if (!U.isUserLocation(Loc) || !Seen.insert(Loc).second)
      return;
    const std::string Name = QualType(R.Type, 0).getAsString(U.context().getPrintingPolicy());
    U.report(Rule::LongSize, Loc,
             fmt::format("'{}' has {} bytes on Linux and {} on Windows, {}; use 'sizeof({})'", Name,
                         R.OnLinux, R.OnWindows, Consequence, Name));
  }

  std::set<SourceLocation> Seen; ///< a template and its instances share expressions
};

} // namespace

void reportFixedSizes(Unit &U) { FixedSizes(U).TraverseDecl(U.context().getTranslationUnitDecl()); }

} // namespace amp2hip

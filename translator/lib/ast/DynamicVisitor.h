//===--- DynamicVisitor.h - A visitor with virtual functions ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A RecursiveASTVisitor whose functions are virtual, like the
/// DynamicRecursiveASTVisitor of Clang 20. Each class that derives from
/// RecursiveASTVisitor instantiates the whole traversal, which takes the compiler
/// ten seconds. Here it is instantiated once, in DynamicVisitor.cpp.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_DYNAMICVISITOR_H
#define AMP2HIP_AST_DYNAMICVISITOR_H

#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/ExprConcepts.h"
#include "clang/AST/ExprObjC.h"
#include "clang/AST/ExprOpenMP.h"
#include "clang/AST/StmtCXX.h"
#include "clang/AST/TypeLoc.h"

// The nodes that some visitor handles. Add a line for another one. Statements whose
// Traverse function is virtual are traversed by recursion; the others, such as long
// chains of operators, do not need stack.
#define AMP2HIP_TRAVERSED_NODES(NODE)                                                              \
  NODE(CXXConstructorDecl)                                                                         \
  NODE(CXXConversionDecl)                                                                          \
  NODE(CXXDestructorDecl)                                                                          \
  NODE(CXXFoldExpr)                                                                                \
  NODE(CXXForRangeStmt)                                                                            \
  NODE(CXXMemberCallExpr)                                                                          \
  NODE(CXXMethodDecl)                                                                              \
  NODE(CXXNoexceptExpr)                                                                            \
  NODE(CXXRecordDecl)                                                                              \
  NODE(CallExpr)                                                                                   \
  NODE(CaseStmt)                                                                                   \
  NODE(CompoundStmt)                                                                               \
  NODE(ConstantExpr)                                                                               \
  NODE(FieldDecl)                                                                                  \
  NODE(FunctionDecl)                                                                               \
  NODE(InitListExpr)                                                                               \
  NODE(LambdaExpr)                                                                                 \
  NODE(NamespaceDecl)                                                                              \
  NODE(PackExpansionExpr)                                                                          \
  NODE(ParmVarDecl)                                                                                \
  NODE(StaticAssertDecl)                                                                           \
  NODE(UnaryExprOrTypeTraitExpr)                                                                   \
  NODE(VarDecl)                                                                                    \
  NODE(VarTemplateSpecializationDecl)
#define AMP2HIP_TRAVERSED_TYPE_LOCS(LOC)                                                           \
  LOC(ConstantArrayTypeLoc)                                                                        \
  LOC(DecltypeTypeLoc)                                                                             \
  LOC(DependentSizedArrayTypeLoc)                                                                  \
  LOC(ElaboratedTypeLoc)                                                                           \
  LOC(FunctionProtoTypeLoc)                                                                        \
  LOC(PackExpansionTypeLoc)
#define AMP2HIP_VISITED_NODES(NODE)                                                                \
  NODE(ArraySubscriptExpr)                                                                         \
  NODE(BinaryOperator)                                                                             \
  NODE(CXXConstructExpr)                                                                           \
  NODE(CXXDependentScopeMemberExpr)                                                                \
  NODE(CXXDestructorDecl)                                                                          \
  NODE(CXXForRangeStmt)                                                                            \
  NODE(CXXMethodDecl)                                                                              \
  NODE(CXXOperatorCallExpr)                                                                        \
  NODE(CXXRecordDecl)                                                                              \
  NODE(CXXThisExpr)                                                                                \
  NODE(CXXUnresolvedConstructExpr)                                                                 \
  NODE(CallExpr)                                                                                   \
  NODE(CastExpr)                                                                                   \
  NODE(ConstantExpr)                                                                               \
  NODE(DeclRefExpr)                                                                                \
  NODE(DependentScopeDeclRefExpr)                                                                  \
  NODE(DesignatedInitExpr)                                                                         \
  NODE(ExplicitCastExpr)                                                                           \
  NODE(FieldDecl)                                                                                  \
  NODE(FunctionDecl)                                                                               \
  NODE(GotoStmt)                                                                                   \
  NODE(LabelStmt)                                                                                  \
  NODE(LambdaExpr)                                                                                 \
  NODE(MSPropertyDecl)                                                                             \
  NODE(MSPropertyRefExpr)                                                                          \
  NODE(MemberExpr)                                                                                 \
  NODE(NamedDecl)                                                                                  \
  NODE(OverloadExpr)                                                                               \
  NODE(PseudoObjectExpr)                                                                           \
  NODE(RecoveryExpr)                                                                               \
  NODE(ReturnStmt)                                                                                 \
  NODE(SizeOfPackExpr)                                                                             \
  NODE(StaticAssertDecl)                                                                           \
  NODE(Stmt)                                                                                       \
  NODE(TagDecl)                                                                                    \
  NODE(TagType)                                                                                    \
  NODE(UnaryOperator)                                                                              \
  NODE(UnresolvedLookupExpr)                                                                       \
  NODE(UnresolvedMemberExpr)                                                                       \
  NODE(UsingDecl)                                                                                  \
  NODE(UsingDirectiveDecl)                                                                         \
  NODE(VarDecl)
#define AMP2HIP_VISITED_TYPE_LOCS(LOC)                                                             \
  LOC(AutoTypeLoc)                                                                                 \
  LOC(DeducedTemplateSpecializationTypeLoc)                                                        \
  LOC(DependentNameTypeLoc)                                                                        \
  LOC(ElaboratedTypeLoc)                                                                           \
  LOC(FunctionProtoTypeLoc)                                                                        \
  LOC(InjectedClassNameTypeLoc)                                                                    \
  LOC(TagTypeLoc)                                                                                  \
  LOC(TemplateSpecializationTypeLoc)                                                               \
  LOC(TemplateTypeParmTypeLoc)                                                                     \
  LOC(TypeLoc)                                                                                     \
  LOC(TypedefTypeLoc)                                                                              \
  LOC(UsingTypeLoc)

namespace amp2hip {

/// Traverses declarations, statements and types in preorder. The functions have the
/// meaning that they have in clang::RecursiveASTVisitor: an override of a Traverse
/// function replaces the traversal of a node and its children, and calls the base's
/// function to continue it; a Visit function sees a node. The traversal ends when a
/// function returns false.
class DynamicVisitor {
public:
  DynamicVisitor() = default;
  DynamicVisitor(const DynamicVisitor &) = default;
  DynamicVisitor &operator=(const DynamicVisitor &) = default;
  virtual ~DynamicVisitor();

  virtual bool shouldVisitTemplateInstantiations() const { return false; }
  virtual bool shouldVisitImplicitCode() const { return false; }
  virtual bool shouldVisitLambdaBody() const { return true; }

  virtual bool TraverseDecl(clang::Decl *D);
  bool TraverseStmt(clang::Stmt *S);
  bool TraverseTemplateArgument(const clang::TemplateArgument &A);
  bool TraverseType(clang::QualType T);
  bool TraverseTypeLoc(clang::TypeLoc T);
  bool WalkUpFromFunctionProtoTypeLoc(clang::FunctionProtoTypeLoc T);
  virtual bool TraverseConstructorInitializer(clang::CXXCtorInitializer *Init);
  virtual bool TraverseLambdaCapture(clang::LambdaExpr *L, const clang::LambdaCapture *Capture,
                                     clang::Expr *Init);
  virtual bool TraverseNestedNameSpecifierLoc(clang::NestedNameSpecifierLoc N);
  virtual bool TraverseTemplateArgumentLoc(const clang::TemplateArgumentLoc &A);

#define TRAVERSE_NODE(NODE) virtual bool Traverse##NODE(clang::NODE *Node);
#define TRAVERSE_LOC(LOC) virtual bool Traverse##LOC(clang::LOC Loc);
#define VISIT_NODE(NODE)                                                                           \
  virtual bool Visit##NODE(clang::NODE *) { return true; }
#define VISIT_LOC(LOC)                                                                             \
  virtual bool Visit##LOC(clang::LOC) { return true; }
  AMP2HIP_TRAVERSED_NODES(TRAVERSE_NODE)
  AMP2HIP_TRAVERSED_TYPE_LOCS(TRAVERSE_LOC)
  AMP2HIP_VISITED_NODES(VISIT_NODE)
  AMP2HIP_VISITED_TYPE_LOCS(VISIT_LOC)
#undef TRAVERSE_NODE
#undef TRAVERSE_LOC
#undef VISIT_NODE
#undef VISIT_LOC
};

} // namespace amp2hip

#endif // AMP2HIP_AST_DYNAMICVISITOR_H

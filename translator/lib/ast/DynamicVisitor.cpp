//===--- DynamicVisitor.cpp - A visitor with virtual functions ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace amp2hip {

namespace {

/// The traversal. Its functions call those of a DynamicVisitor.
class Traversal : public RecursiveASTVisitor<Traversal> {
public:
  using Base = RecursiveASTVisitor<Traversal>;
  explicit Traversal(DynamicVisitor &V) : V(V) {}

  bool shouldVisitTemplateInstantiations() const { return V.shouldVisitTemplateInstantiations(); }
  bool shouldVisitImplicitCode() const { return V.shouldVisitImplicitCode(); }
  bool shouldVisitLambdaBody() const { return V.shouldVisitLambdaBody(); }

  bool TraverseDecl(Decl *D) { return V.TraverseDecl(D); }
  bool TraverseConstructorInitializer(CXXCtorInitializer *Init) {
    return V.TraverseConstructorInitializer(Init);
  }
  bool TraverseLambdaCapture(LambdaExpr *L, const LambdaCapture *Capture, Expr *Init) {
    return V.TraverseLambdaCapture(L, Capture, Init);
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc N) {
    return V.TraverseNestedNameSpecifierLoc(N);
  }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &A) {
    return V.TraverseTemplateArgumentLoc(A);
  }

#define TRAVERSE_NODE(NODE)                                                                        \
  bool Traverse##NODE(NODE *Node) { return V.Traverse##NODE(Node); }
#define TRAVERSE_LOC(LOC)                                                                          \
  bool Traverse##LOC(LOC Loc) { return V.Traverse##LOC(Loc); }
#define VISIT_NODE(NODE)                                                                           \
  bool Visit##NODE(NODE *Node) { return V.Visit##NODE(Node); }
#define VISIT_LOC(LOC)                                                                             \
  bool Visit##LOC(LOC Loc) { return V.Visit##LOC(Loc); }
  AMP2HIP_TRAVERSED_NODES(TRAVERSE_NODE)
  AMP2HIP_TRAVERSED_TYPE_LOCS(TRAVERSE_LOC)
  AMP2HIP_VISITED_NODES(VISIT_NODE)
  AMP2HIP_VISITED_TYPE_LOCS(VISIT_LOC)
#undef TRAVERSE_NODE
#undef TRAVERSE_LOC
#undef VISIT_NODE
#undef VISIT_LOC

private:
  DynamicVisitor &V;
};

} // namespace

DynamicVisitor::~DynamicVisitor() = default;

bool DynamicVisitor::TraverseDecl(Decl *D) { return Traversal(*this).Base::TraverseDecl(D); }
bool DynamicVisitor::TraverseStmt(Stmt *S) { return Traversal(*this).TraverseStmt(S); }
bool DynamicVisitor::TraverseTemplateArgument(const TemplateArgument &A) {
  return Traversal(*this).TraverseTemplateArgument(A);
}
bool DynamicVisitor::TraverseType(QualType T) { return Traversal(*this).TraverseType(T); }
bool DynamicVisitor::TraverseTypeLoc(TypeLoc T) { return Traversal(*this).TraverseTypeLoc(T); }
bool DynamicVisitor::WalkUpFromFunctionProtoTypeLoc(FunctionProtoTypeLoc T) {
  return Traversal(*this).WalkUpFromFunctionProtoTypeLoc(T);
}
bool DynamicVisitor::TraverseConstructorInitializer(CXXCtorInitializer *Init) {
  return Traversal(*this).Base::TraverseConstructorInitializer(Init);
}
bool DynamicVisitor::TraverseLambdaCapture(LambdaExpr *L, const LambdaCapture *Capture,
                                           Expr *Init) {
  return Traversal(*this).Base::TraverseLambdaCapture(L, Capture, Init);
}
bool DynamicVisitor::TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc N) {
  return Traversal(*this).Base::TraverseNestedNameSpecifierLoc(N);
}
bool DynamicVisitor::TraverseTemplateArgumentLoc(const TemplateArgumentLoc &A) {
  return Traversal(*this).Base::TraverseTemplateArgumentLoc(A);
}

#define TRAVERSE_NODE(NODE)                                                                        \
  bool DynamicVisitor::Traverse##NODE(NODE *Node) {                                                \
    return Traversal(*this).Base::Traverse##NODE(Node);                                            \
  }
#define TRAVERSE_LOC(LOC)                                                                          \
  bool DynamicVisitor::Traverse##LOC(LOC Loc) { return Traversal(*this).Base::Traverse##LOC(Loc); }
AMP2HIP_TRAVERSED_NODES(TRAVERSE_NODE)
AMP2HIP_TRAVERSED_TYPE_LOCS(TRAVERSE_LOC)
#undef TRAVERSE_NODE
#undef TRAVERSE_LOC

} // namespace amp2hip

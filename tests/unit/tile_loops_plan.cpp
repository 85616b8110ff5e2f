// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the plan of a kernel's work-item loops.
#include "tileloops/LoopPlan.h"

#include "model/AmpCode.h"
#include "parsed_unit.h"
#include "tileloops/calls/TileFunctions.h"
#include "clang/AST/Decl.h"
#include "clang/AST/ExprCXX.h"

using namespace amp2hip;

namespace {

template <typename Variables>
std::string names_of(const Variables &variables) {
  std::string names;
  for (const clang::VarDecl *v : variables)
    names += " " + v->getNameAsString();
  return names;
}

/// The call as text: `call f(shared, copied, kept x)`, without the tile.
std::string describe(const TileCall &call) {
  std::string text = "call " + call.Function->Function->getNameAsString() + "(", separator;
  for (const TileArgument &a : call.Arguments)
    if (a.How != Passing::Tile) {
      text += separator + (a.Storage    ? "kept " + a.Storage->getNameAsString()
                           : a.IsCopied ? "copied"
                                        : "shared");
      separator = ", ";
    }
  return text + ")" + (call.Result ? " to " + call.Result->getNameAsString() : "");
}

/// The steps as text: `once`, `threads(2, kept sum)` with the number of statements,
/// `nested{once; threads(1)}`, `call f(shared)`. Omits the waits.
std::string describe(const std::vector<TileStep> &steps) {
  std::string text;
  for (const TileStep &step : steps) {
    if (step.Kind == TileStep::Wait)
      continue;
    text += text.empty() ? "" : "; ";
    if (step.Kind == TileStep::Call) {
      text += describe(step.Called);
    } else if (step.Kind == TileStep::Once) {
      text += "once";
    } else if (step.Kind == TileStep::Nested) {
      text += "nested";
      for (const std::vector<TileStep> &part : step.Parts)
        text += "{" + describe(part) + "}";
    } else {
      text += "threads(" + std::to_string(step.Statements.size());
      text += step.Kept.empty() ? "" : ", kept" + names_of(step.Kept);
      text += step.KeptForLater.empty() ? "" : ", for later" + names_of(step.KeptForLater);
      text += step.Uninitialized.empty() ? "" : ", uninitialized" + names_of(step.Uninitialized);
      text +=
          step.Recomputed.empty() ? "" : ", recomputed " + std::to_string(step.Recomputed.size());
      text += step.Arguments.empty() ? "" : ", arguments " + std::to_string(step.Arguments.size());
      text += step.MayReturn ? ", may return" : "";
      text += step.Ranges.empty() ? ")" : ", range)";
    }
  }
  return text;
}

/// The plans of kernels with these bodies, "none" for those that have no plan. A kernel has the
/// tiled_index `t` and captures an array_view `a` and a number `n`. Parses all kernels at once,
/// because amp.h is large. The kernels may call the functions in \p functions.
std::vector<std::string> plans_of(const std::vector<std::string> &bodies,
                                  const std::string &functions = "") {
  std::string source = "#include <amp.h>\n"
                       "using namespace concurrency;\n"
                       "void helper(tiled_index<16> t) restrict(amp);\n" +
                       functions + "void run(array_view<int> a, int n) {\n";
  for (const std::string &body : bodies)
    source += "parallel_for_each(a.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {\n" +
              body + "\n});\n";
  std::vector<std::string> plans;
  with_valid_unit(source + "}\n", [&](Unit &unit) {
    const std::vector<CodeBlock> code = collectCode(unit);
    TileFunctions known(unit.context(), [](const clang::FunctionDecl *) { return true; });
    do {
      known.restart();
      plans.clear();
      for (const CodeBlock &block : code) {
        if (!block.Lambda || block.Lambda->getCallOperator()->getNumParams() != 1)
          continue;
        MissedReason why;
        std::optional<TilePlan> plan = planTileLoops(
            block.Lambda->getCompoundStmtBody(), block.Function->getParamDecl(0), unit.context(),
            TileRunner::OneThread, why, functions.empty() ? nullptr : &known);
        plans.push_back(plan ? describe(plan->Steps) : "none");
      }
    } while (known.hasChanged());
  });
  REQUIRE(plans.size() == bodies.size());
  return plans;
}

std::string plan_of(const std::string &body) { return plans_of({body}).front(); }

/// Checks that no kernel has a plan.
void check_none(const std::vector<std::string> &bodies) {
  std::vector<std::string> plans = plans_of(bodies);
  for (size_t i = 0; i < bodies.size(); ++i) {
    INFO("body: " << bodies[i]);
    CHECK(plans[i] == "none");
  }
}

} // namespace

TEST_CASE("a kernel with one barrier becomes two work-item loops", "[tile-loops]") {
  CHECK(plan_of("a[t.global] = 1; a[t.global] += n;\n"
                "t.barrier.wait();\n"
                "a[t.global] *= 2;") == "threads(2); threads(1)");
}

TEST_CASE("tile_static memory is declared once, before the loop", "[tile-loops]") {
  CHECK(plan_of("a[t.global] = 1;\n"
                "tile_static int part[16];\n"
                "part[t.local[0]] = a[t.global];\n"
                "t.barrier.wait();\n"
                "a[t.global] = part[15 - t.local[0]];") == "once; threads(2); threads(1)");
}

TEST_CASE("a loop around a barrier becomes a loop around the work-item loops", "[tile-loops]") {
  CHECK(plan_of("for (int i = 0; i < n; ++i) {\n"
                "  a[t.global] = i;\n"
                "  t.barrier.wait();\n"
                "  a[t.global] += 1; a[t.global] += i;\n"
                "}") == "nested{threads(1); threads(2)}");
}

TEST_CASE("a loop around a barrier may be left for all threads", "[tile-loops]") {
  CHECK(plan_of("while (true) {\n"
                "  a[t.global] = 1;\n"
                "  t.barrier.wait();\n"
                "  if (n > 3) break;\n"
                "}") == "nested{threads(1); once}");
}

TEST_CASE("both branches of a conditional may contain a barrier", "[tile-loops]") {
  CHECK(plan_of("if (n > 1) { t.barrier.wait(); a[t.global] = 1; }\n"
                "else { a[t.global] = 2; t.barrier.wait(); }") == "nested{threads(1)}{threads(1)}");
}

TEST_CASE("a variable that changes per thread is kept across the barrier", "[tile-loops]") {
  CHECK(plan_of("int sum = a[t.global];\n"
                "t.barrier.wait();\n"
                "sum += 1; a[t.global] = sum;") ==
        "threads(1, for later sum); threads(2, kept sum)");
}

TEST_CASE("a kept variable without a value is not declared in the loop", "[tile-loops]") {
  CHECK(plan_of("int sum;\n"
                "sum = a[t.global];\n"
                "t.barrier.wait();\n"
                "a[t.global] = sum;") == "threads(1, uninitialized sum); threads(1, kept sum)");
}

TEST_CASE("a value that follows from the index is computed again", "[tile-loops]") {
  CHECK(plan_of("int i = t.local[0] * 2;\n"
                "a[t.global] = i;\n"
                "t.barrier.wait();\n"
                "a[t.global] += i;") == "threads(1, recomputed 1); threads(1, recomputed 1)");
}

TEST_CASE("a value that is the same for all threads is computed once", "[tile-loops]") {
  CHECK(plan_of("int half = n / 2;\n"
                "t.barrier.wait();\n"
                "a[t.global] = half;\n"
                "t.barrier.wait();\n"
                "half += 1;") == "once; threads(1); once");
}

TEST_CASE("a condition on the local index becomes the range of the loop", "[tile-loops]") {
  CHECK(plan_of("t.barrier.wait();\n"
                "if (t.local[0] < n) a[t.global] = 1;") == "threads(1, range)");
}

TEST_CASE("a thread may return after the last barrier", "[tile-loops]") {
  CHECK(plan_of("t.barrier.wait();\n"
                "a[t.global] = 1;\n"
                "const int d = t.local[0] - 3;\n"
                "if (d == 0) return;\n"
                "const int q = n / d;\n" // not computed before the return
                "for (int i = 0; i < n; ++i) if (a[i] == q) return;\n"
                "a[t.global] = q;") == "threads(6, may return)");
  CHECK(plan_of("t.barrier.wait(); if (n > 3) return; a[t.global] = 1;") == "once; threads(1)");
}

TEST_CASE("a head may read memory that no thread writes at the same time", "[tile-loops]") {
  CHECK(plan_of("tile_static int rounds, done[2];\n"
                "if (t.local[0] == 0) rounds = a[0];\n"
                "t.barrier.wait();\n"
                "for (int i = 0; i < rounds; ++i) { a[t.global] += i; t.barrier.wait(); }\n"
                "do { t.barrier.wait(); done[n] = 1; t.barrier.wait(); } while (!done[1] && a[n] > "
                "2);") == "once; threads(1, range); nested{threads(1)}; nested{threads(1)}");
}

TEST_CASE("there is no plan unless all barriers are barrier-level statements", "[tile-loops]") {
  check_none({"a[t.global] = 1;", // no barrier
              "switch (a[t.global]) { case 1: t.barrier.wait(); }",
              "helper(t); t.barrier.wait();", // may wait
              "auto f = [&]() restrict(amp) { t.barrier.wait(); }; f(); t.barrier.wait();"});
}

TEST_CASE("there is no plan if threads may take different paths to a barrier", "[tile-loops]") {
  check_none({"if (a[t.global] > 1) t.barrier.wait();",
              "for (int i = t.local[0]; i < n; ++i) t.barrier.wait();",
              "if (t.local[0] > 3) return; t.barrier.wait();",
              "while (true) { t.barrier.wait(); if (a[t.global]) break; }",
              "int x = n; t.barrier.wait(); if (t.local[0] > 3) return; x += 1; a[t.global] = x;"});
}

TEST_CASE("there is no plan if a variable cannot be kept", "[tile-loops]") {
  check_none({"int x = a[t.global]; int &r = x; t.barrier.wait(); r = 1;",
              "struct local { int x; } s = {a[t.global]}; t.barrier.wait(); a[t.global] = s.x;"});
}

TEST_CASE("a variable may hide another one", "[tile-loops]") {
  CHECK(plan_of("int x = a[t.global]; { int x = 1; t.barrier.wait(); } t.barrier.wait();"
                "a[0] = x;") == "threads(1, for later x); nested{once}; threads(1, kept x)");
}

static const char *const step_function =
    "int step(int (&all)[16], int shared, int own, const tiled_index<16> &t) restrict(amp) {\n"
    "  all[t.local[0]] = own;\n"
    "  for (int i = 0; i < shared; ++i) t.barrier.wait();\n"
    "  return all[15 - t.local[0]];\n"
    "}\n";

TEST_CASE("a call of a function with barriers is one step", "[tile-loops]") {
  const std::vector<std::string> plans =
      plans_of({"tile_static int all[16];\n"
                "step(all, n, a[t.global], t);",
                "tile_static int all[16];\n"
                "int x = a[t.global];\n"
                "for (int i = 0; i < n; ++i) x = step(all, i + 1, x, t);\n"
                "a[t.global] = x;",
                "tile_static int all[16];\n"
                "const int x = step(all, 2, t.local[0], t);\n"
                "a[t.global] = x;"},
               step_function);
  CHECK(plans[0] == "once; threads(0, arguments 1); call step(shared, shared, copied)");
  CHECK(plans[1] ==
        "once; threads(1, for later x); nested{call step(shared, shared, kept x) to x}; "
        "threads(1, kept x)");
  CHECK(plans[2] == "once; threads(0, arguments 1); call step(shared, shared, copied) to x; "
                    "threads(1, kept x)");
}

TEST_CASE("a reference refers to a variable of the thread or to memory of the tile",
          "[tile-loops]") {
  const std::string add = "void add(int &x, tiled_index<16> t) restrict(amp) {\n"
                          "  t.barrier.wait(); if (t.local[0] == 0) x += 1; }\n";
  CHECK(plans_of({"int x = n; add(x, t); a[t.global] = x;"}, add).front() ==
        "threads(1, for later x); call add(kept x); threads(1, kept x)");
  CHECK(plans_of({"tile_static int x; add(x, t); a[t.global] = 1;"}, add).front() ==
        "once; call add(shared); threads(1)");
  // Not both.
  const std::vector<std::string> both = plans_of(
      {"int x = n; add(x, t); a[t.global] = x;", "tile_static int x; add(x, t); a[t.global] = 1;"},
      add);
  CHECK(both[1] == "none");
}

TEST_CASE("there is no plan if a call is not certain or not at barrier level", "[tile-loops]") {
  const std::string functions =
      step_function +
      std::string(
          "int fall(int n, tiled_index<16> t) restrict(amp) { t.barrier.wait(); return 1; }\n"
          "int early(int n, tiled_index<16> t) restrict(amp) {\n"
          "  if (n) return 1; t.barrier.wait(); return 2; }\n"
          "void often(int n, tiled_index<16> t) restrict(amp) {\n"
          "  for (int i = 0; i < n; ++i) t.barrier.wait(); }\n");
  for (const std::string &plan :
       plans_of({"a[t.global] = a[t.global] && fall(n, t);", "while (fall(n, t)) a[t.global] = 1;",
                 "fall(fall(n, t), t);", "if (a[t.global] > 1) fall(n, t);",
                 "const int x = early(a[t.global], t); a[t.global] = x;", "often(a[t.global], t);",
                 "int y = n; int &x = y; x = fall(n, t);"},
                functions))
    CHECK(plan == "none");
  CHECK(plans_of({"int &x = a[t.global]; x = fall(n, t);"}, functions).front() ==
        "threads(1, for later x); call fall(shared); threads(1, kept x)");
}

TEST_CASE("a call in an expression precedes the statement", "[tile-loops]") {
  const std::vector<std::string> plans =
      plans_of({"a[t.global] = fall(n, t) + 1;", "if (fall(n, t)) a[t.global] = 1;",
                "a[t.global] = a[0] + fall(n, t);"},
               "int fall(int n, tiled_index<16> t) restrict(amp) { if (n) return 1;\n"
               "  t.barrier.wait(); return 2; }\n");
  CHECK(plans[0] == "call fall(shared); threads(1)");
  CHECK(plans[1] == "call fall(shared); threads(1)");
  CHECK(plans[2] == "threads(0, arguments 1); call fall(shared); threads(1)");
}

TEST_CASE("a function that does not wait is called by each thread", "[tile-loops]") {
  CHECK(plans_of({"t.barrier.wait(); a[t.global] = place(t);"},
                 "int place(tiled_index<16> t) restrict(amp) { return t.global[0]; }\n")
            .front() == "threads(1)");
}

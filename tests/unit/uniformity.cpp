// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the analysis that finds barriers which not all threads of a tile reach.
#include "barrier/Uniformity.h"

#include "model/AmpCode.h"
#include "parsed_unit.h"
#include "clang/AST/Decl.h"

using namespace amp2hip;

namespace Catch {
template <>
struct StringMaker<Variance> {
  static std::string convert(Variance v) {
    return v == Variance::Uniform ? "Uniform" : v == Variance::Data ? "Data" : "ThreadIndex";
  }
};
} // namespace Catch

namespace {

/// The first lines of each source.
const unsigned library_lines = 5;
const char *const library = "#include <amp.h>\n"
                            "using namespace concurrency;\n"
                            "void wait(const tile_barrier &b) restrict(amp) { b.wait(); }\n"
                            "int same(int x) restrict(amp) { return x; }\n"
                            "void assign(int &to, int x) restrict(amp) { to = x; }\n";

/// The results of the analysis of one kernel.
struct analyzed {
  std::vector<Variance> waits; ///< by location
  std::string condition;       ///< of the last divergent wait, and all text after it
  std::string callee;          ///< of the last divergent wait
};

/// Analyzes a kernel for each body, in one parse: amp.h is large. A kernel has a tile of 16
/// threads, the tiled_index `t`, a captured value `n` and an array_view `a`.
std::vector<analyzed> analyze(const std::vector<std::string> &bodies) {
  std::string source = library;
  for (size_t i = 0; i < bodies.size(); ++i)
    source += "void kernel" + std::to_string(i) +
              "(tiled_index<16> t, int n, array_view<int> a) restrict(amp) {\n" + bodies[i] +
              "\n}\n";
  std::vector<analyzed> results(bodies.size());
  with_valid_unit(source, [&](Unit &unit) {
    std::vector<CodeBlock> code = collectEvaluatedCode(unit);
    for (const CodeBlock &block : code) {
      std::string spelled = block.Function ? block.Function->getNameAsString() : "";
      llvm::StringRef name(spelled);
      size_t index = 0;
      if (!name.consume_front("kernel") || name.getAsInteger(10, index))
        continue;
      Uniformity analysis(unit.context(), code);
      analysis.analyze(block);
      for (const auto &[location, wait] : analysis.found()) {
        if (unit.SM.getSpellingLineNumber(location) <= library_lines)
          continue; // the wait in the function `wait`
        analyzed &result = results[index];
        result.waits.push_back(wait.Divergence);
        if (wait.Divergence == Variance::Uniform)
          continue;
        result.condition = unit.SM.getCharacterData(wait.Condition->getBeginLoc());
        result.callee = wait.Callee ? wait.Callee->getNameAsString() : "";
      }
    }
  });
  return results;
}

analyzed analyze(const std::string &body) {
  return analyze(std::vector<std::string>{body}).front();
}

using waits = std::vector<Variance>;

/// Checks that each kernel has one barrier, of this variance.
void check_waits(const std::vector<std::string> &bodies, Variance expected) {
  std::vector<analyzed> results = analyze(bodies);
  for (size_t i = 0; i < bodies.size(); ++i) {
    INFO("body: " << bodies[i]);
    CHECK(results[i].waits == waits{expected});
  }
}

} // namespace

TEST_CASE("all threads reach a barrier outside of conditions", "[uniformity]") {
  CHECK(analyze("t.barrier.wait();").waits == waits{Variance::Uniform});
}

TEST_CASE("a function without barriers is not analyzed", "[uniformity]") {
  CHECK(analyze("if (t.local[0] < n) a[t.global] = 1;").waits == waits{});
}

TEST_CASE("all threads reach a barrier under a uniform condition", "[uniformity]") {
  const std::vector<std::string> bodies = {
      "if (n > 1) t.barrier.wait();",
      "for (int i = 0; i < n; ++i) t.barrier.wait();",
      "if (t.tile[0] == 0) t.barrier.wait();",
      "if (t.local[0] < 16) t.barrier.wait();", // true for all threads of the tile
      "int first = t.global[0] - t.local[0]; if (first < n) t.barrier.wait();",
      "if (a.extent[0] > 1) t.barrier.wait();",
      "if (t.local[0] < n) { a[t.global] = 1; } t.barrier.wait();"};
  check_waits(bodies, Variance::Uniform);
}

TEST_CASE("a condition on the thread index certainly diverges", "[uniformity]") {
  const std::vector<std::string> bodies = {
      "if (t.local[0] < 8) t.barrier.wait();",
      "for (int i = t.local[0]; i < n; i += 16) t.barrier.wait();",
      "int i = 0; i = t.global[0] + n; if (i > 5) t.barrier.wait();",
      "int i = same(t.local[0]); while (i--) t.barrier.wait();",
      "int i = 0; assign(i, t.local[0]); if (i) t.barrier.wait();",
      "int i = 0; if (t.local[0] < 8) i = 1; if (i) t.barrier.wait();",
      "if (t.local[0] > 3) return; t.barrier.wait();"};
  check_waits(bodies, Variance::ThreadIndex);
}

TEST_CASE("a condition on data may diverge", "[uniformity]") {
  const std::vector<std::string> bodies = {"if (a[t.global] > 0) t.barrier.wait();",
                                           "int x = a[0]; if (x + t.local[0]) t.barrier.wait();",
                                           "tile_static int s; if (s) t.barrier.wait();"};
  check_waits(bodies, Variance::Data);
}

TEST_CASE("a variable that receives a uniform value is uniform again", "[uniformity]") {
  CHECK(analyze("int i = t.local[0]; i = n; if (i) t.barrier.wait();").waits ==
        waits{Variance::Uniform});
}

TEST_CASE("after a barrier, tile_static memory is uniform until a store", "[uniformity]") {
  CHECK(analyze("tile_static int s; s = n; t.barrier.wait();\n"
                "if (s) t.barrier.wait();\n"
                "s = n; if (s) t.barrier.wait();")
            .waits == waits{Variance::Uniform, Variance::Uniform, Variance::Data});
}

TEST_CASE("a call of a function that waits is a wait", "[uniformity]") {
  analyzed uniform = analyze("wait(t.barrier);");
  CHECK(uniform.waits == waits{Variance::Uniform});
  analyzed divergent = analyze("if (t.local[0]) wait(t.barrier);");
  CHECK(divergent.waits == waits{Variance::ThreadIndex});
  CHECK(divergent.callee == "wait");
}

TEST_CASE("a divergent barrier names the condition that decides about it", "[uniformity]") {
  analyzed result = analyze("if (n) if (t.local[0] == n) if (n > 2) t.barrier.wait();");
  CHECK(result.waits == waits{Variance::ThreadIndex});
  CHECK_THAT(result.condition, Catch::StartsWith("t.local[0] == n"));
  CHECK(result.callee == "");
}

# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Configuration of the lit suites translate/, reject/ and rules/.

Commands and substitutions in addition to lit's own (%s, %t, %T, %S):
  %amp2hip     the tool
  %cxx         the C++ compiler, with the options to compile an output for the CPU:
               -std=c++17 -x c++ -I<headers> -Wall -Wextra -Werror
  %syntax      %cxx -fsyntax-only
  %msvc        checks that g++ or Clang accepts an output of `amp2hip --from-msvc`
  %code FILE   prints an output without the comments that contain checks: with these,
               FileCheck would find the text of a check in the check itself
  FileCheck    LLVM's FileCheck
  not          LLVM's not: succeeds if the command fails with an exit code

Folders named Inputs contain files that tests use. A file lit.local.cfg changes the
configuration of its folder.
"""

import os
import shlex

import lit.formats

config.name = "amp2hip"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".cpp", ".test", ".hip"]
config.excludes = ["Inputs", "runtime", "run", "unit", "cmake"]
config.test_source_root = os.path.dirname(os.path.abspath(__file__))
config.test_exec_root = config.amp2hip_test_exec_root

include = shlex.quote(f"-I{config.amp2hip_headers}")
cxx = f"{shlex.quote(config.cxx)} -std=c++17 -x c++ {include} -Wall -Wextra -Werror"
config.substitutions += [
    ("%amp2hip", shlex.quote(config.amp2hip_tool)),
    ("%syntax", f"{cxx} -fsyntax-only"),
    ("%cxx", cxx),
    ("%code", "grep -vE '^ *// *[A-Z]+(-[A-Z]+)?: '"),
    ("%msvc", f"{shlex.quote(config.cxx)} -std=c++17 -x c++ {include} -w -fsyntax-only "
              f"{shlex.quote('-I' + config.windows_headers)} -include amp2hip_msvc.h"),
]
# LLVM's FileCheck and not take precedence over others in PATH.
config.environment["PATH"] = os.pathsep.join(
    [config.llvm_bin, os.environ.get("PATH", "")]
)
# Tests compare messages, so these must not be translated.
config.environment["LC_ALL"] = "C"
config.available_features.add("compiler-" + config.cxx_id)



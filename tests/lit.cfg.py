# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the lit suites (translate/, reject/) run with.

Substitutions beyond lit's own (%s, %t, %T, %S):
  %amp2hip     the tool
  FileCheck    LLVM's
  %cxx         the C++ compiler, with what it needs to build an output for the
               CPU: -std=c++17 -x c++ -I<headers> -Wall -Wextra -Werror
  %syntax      %cxx, without writing an object
  not          LLVM's: succeeds when the command fails with an exit code

Folders named Inputs hold what tests include. lit.local.cfg in a folder may
change all of this.
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
]
# FileCheck and not are LLVM's own, whatever PATH holds.
config.environment["PATH"] = os.pathsep.join(
    [config.llvm_bin, os.environ.get("PATH", "")]
)
# Messages are compared as text.
config.environment["LC_ALL"] = "C"
config.available_features.add("compiler-" + config.cxx_id)



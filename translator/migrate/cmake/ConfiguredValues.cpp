//===--- ConfiguredValues.cpp - Values that depend on the configuration ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/ConfiguredValues.h"

#include "migrate/cmake/Names.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace amp2hip::migrate {

std::string Configurations::condition(const std::set<std::string> &In) const {
  std::vector<std::string> Inside, Outside;
  for (const std::string &Name : Names)
    (In.count(Name) ? Inside : Outside).push_back(Name);
  if (Outside.empty())
    return "";
  if (all_of(Outside, isDebugConfiguration) && none_of(Inside, isDebugConfiguration))
    return fmt::format("$<NOT:$<CONFIG:{}>>", join(Outside, ","));
  return fmt::format("$<CONFIG:{}>", join(Inside, ","));
}

std::string Configurations::conditional(StringRef Value, const std::set<std::string> &In) const {
  const std::string Condition = condition(In);
  if (Condition.empty())
    return Value.str();
  // A '>' would end the expression. The expressions in the value are not affected,
  // because values contain only variables (${...}).
  std::string Escaped;
  for (char C : Value)
    Escaped += C == '>' ? "$<ANGLE-R>" : std::string(1, C);
  return fmt::format("$<{}:{}>", Condition, Escaped);
}

std::vector<std::string> merged(const Configurations &All, const ValuesByConfiguration &Values,
                                StringRef Main) {
  std::vector<std::string> Order;
  StringMap<std::set<std::string>> In;
  auto Add = [&](const std::string &Configuration) {
    auto It = Values.find(Configuration);
    if (It == Values.end())
      return;
    for (const std::string &Value : It->second) {
      if (!In.count(Value))
        Order.push_back(Value);
      In[Value].insert(Configuration);
    }
  };
  Add(Main.str());
  for (const std::string &Configuration : All.names())
    if (Configuration != Main)
      Add(Configuration);
  std::vector<std::string> Result;
  for (const std::string &Value : Order) {
    std::set<std::string> Where = In[Value];
    for (const std::string &Configuration : All.names())
      if (!Values.count(Configuration))
        Where.insert(Configuration);
    Result.push_back(All.conditional(Value, Where));
  }
  return Result;
}

} // namespace amp2hip::migrate

//===--- Dispatch.cpp - Selection of the cpu or amp overload --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/pairs/Dispatch.h"

using llvm::StringRef;

namespace amp2hip {

std::string dispatchLines(const CodeLayout &Layout, StringRef Cpu, StringRef OnDevice) {
  return fillLines(Layout, R"(
#if !AMP2HIP_DEVICE_PASS
if (!amp2hip::on_accelerator()) $Cpu
$Else
$OnDevice
#endif
)",
                   {{"Cpu", Cpu},
                    {"Else", OnDevice.empty() ? "" : "#else" + Layout.Newline},
                    {"OnDevice", OnDevice}});
}

std::string dispatchExpression(StringRef Amp, StringRef Cpu, StringRef Break) {
  return fillText("amp2hip::on_accelerator() ? $Amp$Break: $Cpu",
                  {{"Amp", Amp}, {"Break", Break}, {"Cpu", Cpu}});
}

std::string initializerLines(const CodeLayout &Layout, StringRef OnDevice, StringRef OnHost) {
  // The colon follows four spaces, whatever the indentation step is.
  const CodeLayout OfColon = Layout.withFourSpaces();
  if (OnDevice.empty())
    return fillLines(OfColon, R"(
#if !AMP2HIP_DEVICE_PASS
    : $OnHost
#endif
)",
                     {{"OnHost", OnHost}});
  return fillLines(OfColon, R"(
#if AMP2HIP_DEVICE_PASS
    : $OnDevice
#else
    : $OnHost
#endif
)",
                   {{"OnDevice", OnDevice}, {"OnHost", OnHost}});
}

std::string devicePassLines(const CodeLayout &Layout, StringRef Lines) {
  return fillLines(Layout, R"(
#if AMP2HIP_DEVICE_PASS
$Lines
#endif
)",
                   {{"Lines", Lines}});
}

} // namespace amp2hip

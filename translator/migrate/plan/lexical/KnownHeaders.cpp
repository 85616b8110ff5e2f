//===--- KnownHeaders.cpp - Headers that a plan recognizes by name --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/lexical/KnownHeaders.h"

#include "clang/Tooling/Inclusions/StandardLibrary.h"
#include <algorithm>
#include <set>

using namespace llvm;
using clang::tooling::stdlib::Header;
using clang::tooling::stdlib::Lang;

namespace amp2hip::migrate {

static std::string normalized(StringRef Name) {
  std::string Result = Name.lower();
  std::replace(Result.begin(), Result.end(), '\\', '/');
  return Result;
}

StringRef missingTechnology(StringRef Name) {
  const std::string Lower = normalized(Name);
#define TECHNOLOGY_PREFIX(Begin, Technology)                                                       \
  if (StringRef(Lower).starts_with((Begin)))                                                       \
    return (Technology);
#define TECHNOLOGY_HEADER(Header, Technology)                                                      \
  if (Lower == (Header))                                                                           \
    return (Technology);
#include "migrate/plan/lexical/MissingTechnologies.def"
  return "";
}

bool isAmpHeader(StringRef Name) {
  static const std::set<std::string> Names = {"amp.h",        "amp_graphics.h",      "amp_math.h",
                                              "amp_native.h", "amp_short_vectors.h", "amprt.h"};
  return Names.count(Name.lower()) != 0;
}

/// The headers of C and POSIX that Clang's list of C++ headers lacks, and the
/// compatibility headers.
static const std::set<std::string> &otherSystemNames() {
  static const std::set<std::string> Names = {"agents.h",
                                              "basetsd.h",
                                              "combaseapi.h",
                                              "comdef.h",
                                              "commctrl.h",
                                              "commdlg.h",
                                              "concrt.h",
                                              "concrtrm.h",
                                              "concurrent_priority_queue.h",
                                              "concurrent_queue.h",
                                              "concurrent_unordered_map.h",
                                              "concurrent_unordered_set.h",
                                              "concurrent_vector.h",
                                              "conio.h",
                                              "corecrt.h",
                                              "crtdbg.h",
                                              "crtdefs.h",
                                              "cvmarkersobj.h",
                                              "dbghelp.h",
                                              "direct.h",
                                              "eh.h",
                                              "excpt.h",
                                              "fcntl.h",
                                              "immintrin.h",
                                              "intrin.h",
                                              "io.h",
                                              "malloc.h",
                                              "mbstring.h",
                                              "memory.h",
                                              "minmax.h",
                                              "minwindef.h",
                                              "mmsystem.h",
                                              "new.h",
                                              "objbase.h",
                                              "ole2.h",
                                              "omp.h",
                                              "pdh.h",
                                              "ppl.h",
                                              "pplinterface.h",
                                              "ppltasks.h",
                                              "process.h",
                                              "psapi.h",
                                              "sal.h",
                                              "search.h",
                                              "share.h",
                                              "shellapi.h",
                                              "shlobj.h",
                                              "shlwapi.h",
                                              "strsafe.h",
                                              "sys/stat.h",
                                              "sys/timeb.h",
                                              "sys/types.h",
                                              "tchar.h",
                                              "timeapi.h",
                                              "tlhelp32.h",
                                              "unistd.h",
                                              "unknwn.h",
                                              "vcruntime.h",
                                              "winbase.h",
                                              "windef.h",
                                              "windows.h",
                                              "windowsx.h",
                                              "winerror.h",
                                              "wingdi.h",
                                              "wininet.h",
                                              "winnt.h",
                                              "winreg.h",
                                              "winsdkver.h",
                                              "winsock.h",
                                              "winsock2.h",
                                              "winsvc.h",
                                              "winuser.h",
                                              "ws2tcpip.h",
                                              "wtypes.h"};
  return Names;
}

std::string exactSystemName(StringRef Name) {
  std::string Lower = normalized(Name);
  if (Lower == "sdkddkver.h")
    return "SDKDDKVer.h";
  const std::string Bracketed = "<" + Lower + ">";
  if (isAmpHeader(Lower) || otherSystemNames().count(Lower) ||
      Header::named(Bracketed, Lang::CXX) || Header::named(Bracketed, Lang::C))
    return Lower;
  return "";
}

} // namespace amp2hip::migrate

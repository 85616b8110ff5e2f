//===--- Libraries.cpp - Libraries of Windows -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/Libraries.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace amp2hip::migrate {

LibraryKind kindOfLibrary(StringRef Name) {
  const std::string Lower = Name.lower();
  if (StringRef(Lower).starts_with("api-ms-win-") || StringRef(Lower).starts_with("d3d") ||
      StringRef(Lower).starts_with("mfc") || StringRef(Lower).starts_with("afx"))
    return LibraryKind::Windows;
  return StringSwitch<LibraryKind>(Lower)
      .Cases("kernel32", "user32", "gdi32", "winspool", "comdlg32", "advapi32",
             LibraryKind::Default)
      .Cases("shell32", "ole32", "oleaut32", "uuid", "odbc32", "odbccp32", LibraryKind::Default)
      .Cases("libcmt", "libcmtd", "msvcrt", "msvcrtd", "libcpmt", "msvcprt", LibraryKind::Default)
      .Cases("vcruntime", "ucrt", "oldnames", "libucrt", "libvcruntime", LibraryKind::Default)
      .Cases("vcamp", "vcampd", "vcomp", "vcompd", "concrt", "winmm", LibraryKind::Default)
      .Cases("dxgi", "dxguid", "dxerr", "ddraw", "dinput8", "dsound", LibraryKind::Windows)
      .Cases("d2d1", "dwrite", "windowscodecs", "gdiplus", "xinput", LibraryKind::Windows)
      .Cases("comctl32", "shlwapi", "shcore", "uxtheme", "imm32", "usp10", LibraryKind::Windows)
      .Cases("ws2_32", "wsock32", "mswsock", "wininet", "winhttp", LibraryKind::Windows)
      .Cases("psapi", "dbghelp", "imagehlp", "version", "setupapi", LibraryKind::Windows)
      .Cases("iphlpapi", "rpcrt4", "secur32", "crypt32", "bcrypt", LibraryKind::Windows)
      .Cases("ntdll", "userenv", "wtsapi32", "netapi32", "pdh", LibraryKind::Windows)
      .Cases("mf", "mfplat", "mfuuid", "mfreadwrite", "strmiids", LibraryKind::Windows)
      .Cases("vfw32", "msimg32", "runtimeobject", "delayimp", LibraryKind::Windows)
      .Default(LibraryKind::Other);
}

StringRef replacementOfLibrary(StringRef Name) {
  return StringSwitch<StringRef>(Name.lower())
      .Case("opengl32", "OpenGL::GL")
      .Case("glu32", "OpenGL::GLU")
      .Default("");
}

} // namespace amp2hip::migrate

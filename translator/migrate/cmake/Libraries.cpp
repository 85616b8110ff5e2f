//===--- Libraries.cpp - Libraries of Windows -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/Libraries.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace amp2hip::migrate {

/// The compatibility headers have what programs use of them.
static constexpr StringRef DefaultLibraries[] = {
    "advapi32", "comdlg32", "concrt",   "gdi32",   "imagehlp", "kernel32", "odbc32",  "odbccp32",
    "ole32",    "oleaut32", "oldnames", "onecore", "psapi",    "shell32",  "shlwapi", "user32",
    "uuid",     "vcamp",    "vcampd",   "vcomp",   "vcompd",   "winmm",    "winspool"};

/// Beginnings of the names of Microsoft's C and C++ libraries. Those for debugging and for
/// static linking have other ends.
static constexpr StringRef CompilerLibraries[] = {
    "comsupp", "libcmt", "libconcrt", "libcpmt", "libucrt",  "libvcruntime", "msvcmrt",
    "msvcprt", "msvcrt", "msvcurt",   "ucrt",    "vccorlib", "vcruntime"};

static constexpr StringRef WindowsFamilies[] = {"afx", "api-ms-win-", "atl",
                                                "d3d", "ext-ms-win-", "mfc"};

static constexpr StringRef WindowsLibraries[] = {"activeds",      "adsiid",   "amstrmid",
                                                 "avrt",          "bcrypt",   "cfgmgr32",
                                                 "comctl32",      "credui",   "crypt32",
                                                 "cryptui",       "d2d1",     "dbgeng",
                                                 "dbghelp",       "ddraw",    "delayimp",
                                                 "dinput8",       "dnsapi",   "dsound",
                                                 "dwmapi",        "dwrite",   "dxerr",
                                                 "dxgi",          "dxguid",   "dxva2",
                                                 "evr",           "gdiplus",  "hid",
                                                 "htmlhelp",      "imm32",    "iphlpapi",
                                                 "ksuser",        "ktmw32",   "mf",
                                                 "mfplat",        "mfplay",   "mfreadwrite",
                                                 "mfuuid",        "mincore",  "mpr",
                                                 "msacm32",       "mscoree",  "msi",
                                                 "msimg32",       "msvfw32",  "mswsock",
                                                 "ncrypt",        "netapi32", "normaliz",
                                                 "ntdll",         "oleacc",   "oledlg",
                                                 "pdh",           "powrprof", "propsys",
                                                 "quartz",        "rasapi32", "rpcrt4",
                                                 "runtimeobject", "secur32",  "setupapi",
                                                 "shcore",        "strmiids", "synchronization",
                                                 "tapi32",        "urlmon",   "userenv",
                                                 "usp10",         "uxtheme",  "version",
                                                 "vfw32",         "wbemuuid", "windowsapp",
                                                 "windowscodecs", "winhttp",  "wininet",
                                                 "wintrust",      "wldap32",  "wmcodecdspuuid",
                                                 "ws2_32",        "wsock32",  "wtsapi32",
                                                 "xaudio2",       "xinput",   "xinput9_1_0"};

LibraryKind kindOfLibrary(StringRef Name) {
  const std::string Lower = Name.lower();
  auto Has = [&](ArrayRef<StringRef> Names) { return is_contained(Names, StringRef(Lower)); };
  auto Begins = [&](StringRef Prefix) { return StringRef(Lower).starts_with(Prefix); };
  if (Has(DefaultLibraries) || any_of(CompilerLibraries, Begins))
    return LibraryKind::Default;
  if (Has(WindowsLibraries) || any_of(WindowsFamilies, Begins))
    return LibraryKind::Windows;
  return LibraryKind::Other;
}

/// Returns the library of Boost that \p Name, in lower case, means: Boost::thread for
/// "boost_thread-vc140-mt-1_60".
static PackagedLibrary boostLibrary(StringRef Name) {
  Name.consume_front("lib");
  if (!Name.consume_front("boost_"))
    return {};
  const std::string Component = Name.split('-').first.str();
  // Boost.System is only headers since 1.69; later versions have no such library.
  if (Component == "system")
    return {"Boost", "", "Boost::headers"};
  return {"Boost", Component, "Boost::" + Component};
}

PackagedLibrary replacementOfLibrary(StringRef Name) {
  const std::string Lower = Name.lower();
  struct Library {
    StringRef Package, Target;
  };
  const Library Found =
      StringSwitch<Library>(Lower)
          .Case("opengl32", {"OpenGL", "OpenGL::GL"})
          .Case("glu32", {"OpenGL", "OpenGL::GLU"})
          .Cases("freeglut", "freeglutd", "freeglut_static", "glut", "glut32",
                 {"GLUT", "GLUT::GLUT"})
          .Cases("glew32", "glew32d", "glew32s", "glew32sd", {"GLEW", "GLEW::GLEW"})
          .Cases("glfw3", "glfw3dll", {"glfw3", "glfw"})
          .Cases("sdl2", "sdl2main", {"SDL2", "SDL2::SDL2"})
          .Cases("zlib", "zlibstat", "zdll", {"ZLIB", "ZLIB::ZLIB"})
          .Cases("libpng", "libpng16", "libpng_static", {"PNG", "PNG::PNG"})
          .Default({});
  if (Found.Package.empty())
    return boostLibrary(Lower);
  return {Found.Package.str(), "", Found.Target.str()};
}

} // namespace amp2hip::migrate

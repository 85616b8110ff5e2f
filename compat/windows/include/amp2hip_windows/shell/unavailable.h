//===--- unavailable.h - functions without an equivalent ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Functions of shellapi.h and shlwapi.h that programs call and Linux does not have. A call is an
/// error whose message says what to do.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_SHELL_UNAVAILABLE_H
#define AMP2HIP_WINDOWS_SHELL_UNAVAILABLE_H

#include "amp2hip_windows/language/unavailable.h"
#include "amp2hip_windows/win32/types.h"

#if defined(__cplusplus)

AMP2HIP_UNAVAILABLE_TEXT(ShellExecute, "use system() with the program xdg-open")
AMP2HIP_UNAVAILABLE_TEXT(ShellExecuteEx, "use system() with the program xdg-open")
AMP2HIP_UNAVAILABLE_TEXT(SHFileOperation, "use copy(), rename() and remove_all() of <filesystem>")
AMP2HIP_UNAVAILABLE_TEXT(SHGetFileInfo, "use status() of <filesystem>")
AMP2HIP_UNAVAILABLE_TEXT(ExtractIcon, "there are no windows: remove the icon")
AMP2HIP_UNAVAILABLE_TEXT(Shell_NotifyIcon, "there are no windows: print to the console")
AMP2HIP_UNAVAILABLE_TEXT(DragQueryFile,
                         "there are no windows: take the files from the command line")
AMP2HIP_UNAVAILABLE(DragAcceptFiles, "there are no windows: take the files from the command line")
AMP2HIP_UNAVAILABLE_TEXT(PathRelativePathTo, "use relative() of <filesystem>")
AMP2HIP_UNAVAILABLE_TEXT(PathSearchAndQualify, "use absolute() of <filesystem>")
AMP2HIP_UNAVAILABLE_TEXT(PathFindOnPath, "search the folders in the variable PATH")
AMP2HIP_UNAVAILABLE_TEXT(PathCommonPrefix, "use mismatch() with two paths of <filesystem>")
AMP2HIP_UNAVAILABLE_TEXT(StrFormatByteSize, "divide by 1024 and print the number")
AMP2HIP_UNAVAILABLE_TEXT(SHCreateStreamOnFile, "use a stream of <fstream>")
AMP2HIP_UNAVAILABLE_TEXT(SHGetValue, "call RegGetValue()")
AMP2HIP_UNAVAILABLE_TEXT(UrlCreateFromPath, "put file:// before the absolute path")
#define AMP2HIP_NO_FOLDER_DIALOG "there are no windows: take the folder from the command line"
AMP2HIP_UNAVAILABLE_TEXT(SHBrowseForFolder, AMP2HIP_NO_FOLDER_DIALOG)
AMP2HIP_UNAVAILABLE_TEXT(SHGetPathFromIDList, AMP2HIP_NO_FOLDER_DIALOG)
#define SHBrowseForFolder AMP2HIP_A_OR_W(SHBrowseForFolder)
#define SHGetPathFromIDList AMP2HIP_A_OR_W(SHGetPathFromIDList)
#define ShellExecute AMP2HIP_A_OR_W(ShellExecute)
#define ShellExecuteEx AMP2HIP_A_OR_W(ShellExecuteEx)
#define SHFileOperation AMP2HIP_A_OR_W(SHFileOperation)
#define SHGetFileInfo AMP2HIP_A_OR_W(SHGetFileInfo)
#define ExtractIcon AMP2HIP_A_OR_W(ExtractIcon)
#define Shell_NotifyIcon AMP2HIP_A_OR_W(Shell_NotifyIcon)
#define DragQueryFile AMP2HIP_A_OR_W(DragQueryFile)
#define PathRelativePathTo AMP2HIP_A_OR_W(PathRelativePathTo)
#define PathSearchAndQualify AMP2HIP_A_OR_W(PathSearchAndQualify)
#define PathFindOnPath AMP2HIP_A_OR_W(PathFindOnPath)
#define PathCommonPrefix AMP2HIP_A_OR_W(PathCommonPrefix)
#define StrFormatByteSize AMP2HIP_A_OR_W(StrFormatByteSize)
#define SHCreateStreamOnFile AMP2HIP_A_OR_W(SHCreateStreamOnFile)
#define SHGetValue AMP2HIP_A_OR_W(SHGetValue)
#define UrlCreateFromPath AMP2HIP_A_OR_W(UrlCreateFromPath)

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_SHELL_UNAVAILABLE_H

//===--- shlobj.h - folders of the user ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Folders of the user. The folders of documents, music and so on are those of the file
/// `user-dirs.dirs` of the desktop, or have its names in English. Windows' folders of the system
/// and of all users do not exist.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_SHLOBJ_H
#define AMP2HIP_WINDOWS_INCLUDE_SHLOBJ_H

#include "amp2hip_windows/shell/unavailable.h"
#include "amp2hip_windows/win32/com.h"
#include "windows.h"

#define CSIDL_DESKTOP 0x0
#define CSIDL_PERSONAL 0x5
#define CSIDL_MYDOCUMENTS 0x5
#define CSIDL_MYMUSIC 0xd
#define CSIDL_MYVIDEO 0xe
#define CSIDL_DESKTOPDIRECTORY 0x10
#define CSIDL_FONTS 0x14
#define CSIDL_APPDATA 0x1a
#define CSIDL_LOCAL_APPDATA 0x1c
#define CSIDL_INTERNET_CACHE 0x20
#define CSIDL_COMMON_APPDATA 0x23
#define CSIDL_WINDOWS 0x24
#define CSIDL_SYSTEM 0x25
#define CSIDL_PROGRAM_FILES 0x26
#define CSIDL_MYPICTURES 0x27
#define CSIDL_PROFILE 0x28
#define CSIDL_COMMON_DOCUMENTS 0x2e
#define CSIDL_FLAG_CREATE 0x8000
#define CSIDL_FLAG_DONT_VERIFY 0x4000
#define SHGFP_TYPE_CURRENT 0
#define SHGFP_TYPE_DEFAULT 1
#define KF_FLAG_DEFAULT 0
#define KF_FLAG_CREATE 0x8000

typedef GUID KNOWNFOLDERID;
#ifdef __cplusplus
#define REFKNOWNFOLDERID REFGUID
#else
#define REFKNOWNFOLDERID const GUID *
#endif

static const KNOWNFOLDERID FOLDERID_Desktop __attribute__((unused)) = {
    0xB4BFCC3A, 0xDB2C, 0x424C, {0xB0, 0x29, 0x7F, 0xE9, 0x9A, 0x87, 0xC6, 0x41}};
static const KNOWNFOLDERID FOLDERID_Documents __attribute__((unused)) = {
    0xFDD39AD0, 0x238F, 0x46AF, {0xAD, 0xB4, 0x6C, 0x85, 0x48, 0x03, 0x69, 0xC7}};
static const KNOWNFOLDERID FOLDERID_Downloads __attribute__((unused)) = {
    0x374DE290, 0x123F, 0x4565, {0x91, 0x64, 0x39, 0xC4, 0x92, 0x5E, 0x46, 0x7B}};
static const KNOWNFOLDERID FOLDERID_Music __attribute__((unused)) = {
    0x4BD8D571, 0x6D19, 0x48D3, {0xBE, 0x97, 0x42, 0x22, 0x20, 0x08, 0x0E, 0x43}};
static const KNOWNFOLDERID FOLDERID_Pictures __attribute__((unused)) = {
    0x33E28130, 0x4E1E, 0x4676, {0x83, 0x5A, 0x98, 0x39, 0x5C, 0x3B, 0xC3, 0xBB}};
static const KNOWNFOLDERID FOLDERID_Videos __attribute__((unused)) = {
    0x18989B1D, 0x99B5, 0x455B, {0x84, 0x1C, 0xAB, 0x7C, 0x74, 0xE4, 0xDD, 0xFC}};
static const KNOWNFOLDERID FOLDERID_RoamingAppData __attribute__((unused)) = {
    0x3EB685DB, 0x65F9, 0x4CF6, {0xA0, 0x3A, 0xE3, 0xEF, 0x65, 0x72, 0x9F, 0x3D}};
static const KNOWNFOLDERID FOLDERID_LocalAppData __attribute__((unused)) = {
    0xF1B32785, 0x6FBA, 0x4FCF, {0x9D, 0x55, 0x7B, 0x8E, 0x7F, 0x15, 0x70, 0x91}};
static const KNOWNFOLDERID FOLDERID_Profile __attribute__((unused)) = {
    0x5E6C858F, 0x0E22, 0x4760, {0x9A, 0xFE, 0xEA, 0x33, 0x17, 0xB6, 0x71, 0x73}};
static const KNOWNFOLDERID FOLDERID_Fonts __attribute__((unused)) = {
    0xFD228CB7, 0xAE11, 0x4AE3, {0x86, 0x4C, 0x16, 0xF3, 0x91, 0x0A, 0xB8, 0xFE}};

#ifdef __cplusplus
extern "C" {
#endif

/// Store the path of a folder of the user in MAX_PATH characters. E_INVALIDARG for a folder that
/// does not exist on Linux, S_FALSE for one that was not created. CSIDL_APPDATA is `~/.config`,
/// CSIDL_LOCAL_APPDATA is `~/.local/share`, unless variables such as XDG_CONFIG_HOME are set.
HRESULT SHGetFolderPathA(HWND window, int folder, HANDLE token, DWORD flags, LPSTR path);
HRESULT SHGetFolderPathW(HWND window, int folder, HANDLE token, DWORD flags, LPWSTR path);
BOOL SHGetSpecialFolderPathA(HWND window, LPSTR path, int folder, BOOL creates);
BOOL SHGetSpecialFolderPathW(HWND window, LPWSTR path, int folder, BOOL creates);
/// CoTaskMemFree releases the path.
HRESULT SHGetKnownFolderPath(REFKNOWNFOLDERID folder, DWORD flags, HANDLE token, PWSTR *path);
/// Create the folders of a path. Return ERROR_SUCCESS or the code of an error.
int SHCreateDirectoryExA(HWND window, LPCSTR path, const SECURITY_ATTRIBUTES *security);
int SHCreateDirectoryExW(HWND window, LPCWSTR path, const SECURITY_ATTRIBUTES *security);

#ifdef __cplusplus
} // extern "C"
#endif

#define SHGetFolderPath AMP2HIP_A_OR_W(SHGetFolderPath)
#define SHGetSpecialFolderPath AMP2HIP_A_OR_W(SHGetSpecialFolderPath)
#define SHCreateDirectoryEx AMP2HIP_A_OR_W(SHCreateDirectoryEx)

#endif // AMP2HIP_WINDOWS_INCLUDE_SHLOBJ_H

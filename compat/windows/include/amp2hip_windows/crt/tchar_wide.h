//===--- tchar_wide.h - tchar.h with _UNICODE ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_TCHAR_WIDE_H
#define AMP2HIP_WINDOWS_CRT_TCHAR_WIDE_H

typedef wchar_t TCHAR;
#define __T(text) L##text

#define _TEOF WEOF
#define _TINT wint_t
#define _tmain wmain
#define _tWinMain wWinMain
#define __targv __wargv
#define _tpgmptr _wpgmptr
#define _tprintf wprintf_s
#define _ftprintf fwprintf_s
#define _vtprintf vwprintf_s
#define _vftprintf vfwprintf_s
#define _tprintf_s wprintf_s
#define _ftprintf_s fwprintf_s
#define _stprintf_s swprintf_s
#define _vstprintf_s vswprintf_s
#define _sntprintf _snwprintf
#define _vsntprintf _vsnwprintf
#define _sntprintf_s _snwprintf_s
#define _vsntprintf_s _vsnwprintf_s
#define _sctprintf _scwprintf
#define _vsctprintf _vscwprintf
#define _tscanf_s wscanf_s
#define _ftscanf_s fwscanf_s
#define _stscanf_s swscanf_s
#define _stscanf amp2hip_windows_swscanf
#define _tscanf amp2hip_windows_wscanf
#define _ftscanf amp2hip_windows_fwscanf
#define _fgettc amp2hip_windows_fgetwc
#define _fputtc amp2hip_windows_fputwc
#define _fgetts amp2hip_windows_fgetws
#define _fputts amp2hip_windows_fputws
#define _gettchar amp2hip_windows_getwchar
#define _puttchar amp2hip_windows_putwchar
#define _putts _putws
#define _tfopen _wfopen
#define _tfopen_s _wfopen_s
#define _tfsopen _wfsopen
#define _tremove _wremove
#define _tgetenv _wgetenv
#define _tgetenv_s _wgetenv_s
#define _tdupenv_s _wdupenv_s
#define _tputenv _wputenv
#define _tputenv_s _wputenv_s
#define _tsearchenv _wsearchenv
#define _tsearchenv_s _wsearchenv_s
#define _ttempnam _wtempnam
#define _ttmpnam_s _wtmpnam_s
#define _tmktemp _wmktemp
#define _tmktemp_s _wmktemp_s
#define _tfreopen _wfreopen
#define _tfreopen_s _wfreopen_s
#define _tfdopen _wfdopen
#define _tpopen _wpopen
#define _tperror _wperror
#define _tcreate_locale _wcreate_locale
#define _tprintf_l _wprintf_l
#define _ftprintf_l _fwprintf_l
#define _stprintf_s_l _swprintf_s_l
#define _sntprintf_l _snwprintf_l
#define _stscanf_s_l _swscanf_s_l
#define _tcstod_l _wcstod_l
#define _ttol32 _wtol32
#define _tcstol32 _wcstol32
#define _tcstoul32 _wcstoul32
#define _tcstol_l _wcstol_l
#define _tstof_l _wtof_l
#define _ttoi_l _wtoi_l
#define _tcsicmp_l _wcsicmp_l
#define _tcscoll_l _wcscoll_l
#define _tcslwr_l _wcslwr_l
#define _tcsupr_l _wcsupr_l
#define _istalpha_l _iswalpha_l
#define _istdigit_l _iswdigit_l
#define _istspace_l _iswspace_l
#define _totupper_l _towupper_l
#define _totlower_l _towlower_l
#define _tspawnl _wspawnl
#define _tspawnlp _wspawnlp
#define _tspawnv _wspawnv
#define _tspawnvp _wspawnvp
#define _tsetlocale _wsetlocale
#define _tsplitpath _wsplitpath
#define _tsplitpath_s _wsplitpath_s
#define _tmakepath _wmakepath
#define _tmakepath_s _wmakepath_s
#define _tfullpath _wfullpath
#define _trename _wrename
#define _tunlink _wunlink
#define _taccess _waccess
#define _tstat _wstat
#define _tstat64 _wstat64
#define _tstati64 _wstati64
#define _tstat64i32 _wstat64i32
#define _tmkdir _wmkdir
#define _trmdir _wrmdir
#define _tchdir _wchdir
#define _tgetcwd _wgetcwd
#define _tsystem _wsystem
#define _ttoi _wtoi
#define _ttol _wtol
#define _tstoi _wtoi
#define _tstof _wtof
#define _tstol _wtol
#define _ttof _wtof
#define _ttoi64 _wtoi64
#define _tstoi64 _wtoi64
#define _tcstol wcstol
#define _tcstoul wcstoul
#define _tcstod wcstod
#define _tcstoi64 _wcstoi64
#define _tcstoui64 _wcstoui64
#define _itot _itow
#define _ltot _ltow
#define _itot_s _itow_s
#define _ltot_s _ltow_s
#define _ultot_s _ultow_s
#define _i64tot_s _i64tow_s
#define _ui64tot_s _ui64tow_s
#define _tcslen wcslen
#define _tcsclen wcslen
#define _tcsnlen wcsnlen
#define _tcscpy wcscpy
#define _tcscpy_s wcscpy_s
#define _tcsncpy wcsncpy
#define _tcsncpy_s wcsncpy_s
#define _tcscat wcscat
#define _tcscat_s wcscat_s
#define _tcsncat wcsncat
#define _tcsncat_s wcsncat_s
#define _tcscmp wcscmp
#define _tcsncmp wcsncmp
#define _tcsicmp _wcsicmp
#define _tcsnicmp _wcsnicmp
#define _tcscoll wcscoll
#define _tcschr wcschr
#define _tcsrchr wcsrchr
#define _tcsstr wcsstr
#define _tcspbrk wcspbrk
#define _tcsspn wcsspn
#define _tcscspn wcscspn
#define _tcstok_s wcstok_s
#define _tcsdup _wcsdup
#define _tcslwr _wcslwr
#define _tcsupr _wcsupr
#define _tcslwr_s _wcslwr_s
#define _tcsupr_s _wcsupr_s
#define _tcsrev _wcsrev
#define _tcserror_s _wcserror_s
#define _tcsftime wcsftime
#define _istalpha iswalpha
#define _istdigit iswdigit
#define _istalnum iswalnum
#define _istspace iswspace
#define _istupper iswupper
#define _istlower iswlower
#define _istpunct iswpunct
#define _istxdigit iswxdigit
#define _istprint iswprint
#define _istcntrl iswcntrl
#define _totupper towupper
#define _totlower towlower

// Microsoft's forms without the size of the buffer and without the context.
#define _stprintf(buffer, ...) _snwprintf(buffer, (size_t)-1 / sizeof(wchar_t), __VA_ARGS__)
#define _tcstok(text, delimiters) amp2hip_windows_wcstok(text, delimiters)
static __inline__ wchar_t *amp2hip_windows_wcstok(wchar_t *text, const wchar_t *delimiters) {
  static wchar_t *context;
  return wcstok(text, delimiters, &context);
}

#endif // AMP2HIP_WINDOWS_CRT_TCHAR_WIDE_H

//===--- windows_errors.cpp - HRESULT and GetLastError -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <string>
#include <thread>
#include <windows.h>
#include <winerror.h>

TEST_CASE("HRESULT: macros") {
  CHECK((SUCCEEDED(S_OK) && SUCCEEDED(S_FALSE) && FAILED(E_FAIL) && !FAILED(S_OK) &&
         IS_ERROR(E_FAIL)));
  const HRESULT result = HRESULT_FROM_WIN32(ERROR_ACCESS_DENIED);
  CHECK(result == E_ACCESSDENIED);
  CHECK((HRESULT_CODE(result) == 5 && HRESULT_FACILITY(result) == FACILITY_WIN32));
  CHECK((HRESULT_SEVERITY(result) == 1 && HRESULT_FROM_WIN32(0) == S_OK));
  CHECK(HRESULT_FROM_WIN32(E_FAIL) == E_FAIL);
  CHECK(MAKE_HRESULT(SEVERITY_ERROR, FACILITY_ITF, 0x201) == static_cast<HRESULT>(0x80040201));
  CHECK(_HRESULT_TYPEDEF_(0x887A0006L) == static_cast<HRESULT>(0x887A0006));
  const auto name_of = [](HRESULT code) {
    switch (code) {
    case __HRESULT_FROM_WIN32(ERROR_FILE_NOT_FOUND):
      return "file";
    case DISP_E_BADINDEX:
      return "index";
    }
    return "";
  };
  CHECK((name_of(HRESULT_FROM_WIN32(2)) == std::string("file") &&
         name_of(MAKE_HRESULT(SEVERITY_ERROR, FACILITY_DISPATCH, 11)) == std::string("index")));
  CHECK(MAKELANGID(LANG_ENGLISH, SUBLANG_ENGLISH_US) == 0x0409);
}

TEST_CASE("GetLastError: one code per thread") {
  SetLastError(123);
  DWORD other = 9;
  std::thread([&] { other = GetLastError(); }).join();
  CHECK((GetLastError() == 123 && other == 0));
}

TEST_CASE("FormatMessage: messages of the system") {
  const DWORD flags = FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS;
  char text[100];
  const DWORD length = FormatMessageA(flags, nullptr, ERROR_FILE_NOT_FOUND, 0, text, 100, nullptr);
  CHECK(text == std::string("The system cannot find the file specified.\r\n"));
  CHECK(length == std::string(text).size());
  CHECK(FormatMessageA(flags, nullptr, ERROR_MOD_NOT_FOUND, 0, text, 100, nullptr) > 0);
  CHECK(text == std::string("The specified module could not be found.\r\n"));
  LPSTR allocated = nullptr;
  REQUIRE(FormatMessage(flags | FORMAT_MESSAGE_ALLOCATE_BUFFER, nullptr, E_FAIL,
                        MAKELANGID(LANG_NEUTRAL, SUBLANG_DEFAULT),
                        reinterpret_cast<LPSTR>(&allocated), 0, nullptr) > 0);
  CHECK(allocated == std::string("Unspecified error\r\n"));
  CHECK(LocalFree(allocated) == nullptr);
  wchar_t wide[100];
  CHECK(FormatMessageW(flags, nullptr, E_ACCESSDENIED, 0, wide, 100, nullptr) > 0);
  CHECK(wide == std::wstring(L"Access is denied.\r\n"));
  CHECK((FormatMessageA(flags, nullptr, 2, 0, text, 5, nullptr) == 0 &&
         GetLastError() == ERROR_INSUFFICIENT_BUFFER));
  CHECK(FormatMessageA(flags, nullptr, 0x12345, 0, text, 100, nullptr) == 0);
}

TEST_CASE("FormatMessage: codes of files, devices and modules") {
  const auto text_of = [](DWORD code) {
    char text[200] = "";
    FormatMessageA(FORMAT_MESSAGE_FROM_SYSTEM, nullptr, code, 0, text, 200, nullptr);
    return std::string(text);
  };
  CHECK(text_of(11) == "An attempt was made to load a program with an incorrect format.\r\n");
  CHECK(text_of(ERROR_MOD_NOT_FOUND) == "The specified module could not be found.\r\n");
  CHECK(text_of(127) == "The specified procedure could not be found.\r\n");
  CHECK(text_of(ERROR_CANCELLED) == "The operation was canceled by the user.\r\n");
  CHECK(text_of(ERROR_REVISION_MISMATCH) == "Indicates two revision levels are incompatible.\r\n");
  for (DWORD code :
       {ERROR_INVALID_BLOCK, ERROR_NOT_DOS_DISK, ERROR_SECTOR_NOT_FOUND,
        ERROR_SHARING_BUFFER_EXCEEDED, ERROR_NETWORK_ACCESS_DENIED, ERROR_CAN_NOT_COMPLETE,
        ERROR_OLD_WIN_VERSION, ERROR_SINGLE_INSTANCE_APP, ERROR_REQUEST_ABORTED,
        ERROR_ALREADY_INITIALIZED, ERROR_INVALID_SECURITY_DESCR, ERROR_FILE_CORRUPT,
        ERROR_DISK_CORRUPT, ERROR_DATATYPE_MISMATCH, ERROR_UNSUPPORTED_TYPE, ERROR_INVALID_DATATYPE,
        ERROR_RESOURCE_TYPE_NOT_FOUND, ERROR_RESOURCE_NAME_NOT_FOUND, ERROR_INVALID_STATE})
    CHECK(text_of(code) != "");
  CHECK((ERROR_BAD_FORMAT == 11 && ERROR_DEV_NOT_EXIST == 55 && ERROR_SEM_TIMEOUT == 121));
}

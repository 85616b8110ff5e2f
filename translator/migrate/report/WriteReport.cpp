//===--- WriteReport.cpp - Writes a report in the format of its file ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/Formats.h"

#include "files/StagedFile.h"
#include "text/Format.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

Error writeReport(StringRef File, const Migration &M) {
  StringRef Extension = sys::path::extension(File);
  auto *Write = Extension.equals_insensitive(".html")    ? writeHtmlReport
                : Extension.equals_insensitive(".json")  ? writeJsonReport
                : Extension.equals_insensitive(".sarif") ? writeSarifReport
                                                         : nullptr;
  if (!Write)
    return createStringError(
        fmt::format("the report '{}' has an unknown format; use a name that ends with .html, "
                    ".json or .sarif",
                    File));
  if (!M.HasTexts) {
    Migration Complete = M;
    readTexts(Complete);
    return writeReport(File, Complete);
  }
  if (Error Failed = writeWholeFile(File, [&](raw_ostream &Stream) { Write(Stream, M); }))
    return createStringError(fmt::format("cannot write the report '{}': {}", File,
                                         errorToErrorCode(std::move(Failed)).message()));
  return Error::success();
}

} // namespace amp2hip::migrate

//===--- Progress.cpp - Progress of a run ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/messages/Progress.h"

#include "text/Format.h"

using namespace llvm;

namespace amp2hip::migrate {

std::string progressLine(unsigned Done, unsigned Total, unsigned Failed, StringRef File,
                         unsigned Columns) {
  const std::string Width = std::to_string(Total);
  std::string Line = fmt::format("[{:>{}}/{}] {} failed", Done, Width.size(), Total, Failed);
  if (File.empty())
    return Line;
  // The end of a path says more than its beginning. The last column stays free,
  // because some terminals begin a new line after it.
  const size_t Used = Line.size() + 3;
  if (Columns <= Used + 3)
    return Line;
  const size_t Available = Columns - Used;
  if (File.size() > Available) {
    StringRef End = File.take_back(Available - 3);
    // Do not begin within a character of UTF-8.
    return fmt::format("{}  ...{}", Line,
                       End.drop_while([](char C) { return (C & 0xC0) == 0x80; }));
  }
  return fmt::format("{}  {}", Line, File);
}

void Progress::begin(unsigned NumberOfFiles) {
  Total = NumberOfFiles;
  Done = Failed = 0;
}

void Progress::started(StringRef Name) {
  File = Name.str();
  draw();
}

void Progress::finished(bool HasFailed) {
  Failed += HasFailed;
  ++Done;
  if (IsTerminal)
    return draw();
  // In small runs, several tenths may end with one file.
  if (Done * 10ull / Total != (Done - 1) * 10ull / Total)
    Stream << progressLine(Done, Total, Failed, "", 0) << '\n';
}

void Progress::draw() {
  if (!IsTerminal)
    return;
  std::string Line = progressLine(Done, Total, Failed, File, Columns);
  if (Line == Drawn)
    return;
  clear();
  Stream << Line;
  Stream.flush();
  Drawn = std::move(Line);
}

void Progress::print(StringRef Text) {
  if (Text.empty())
    return;
  const bool WasDrawn = !Drawn.empty();
  clear();
  Stream << Text;
  if (WasDrawn)
    draw();
  Stream.flush();
}

void Progress::clear() {
  if (Drawn.empty())
    return;
  Stream << "\r\033[K";
  Stream.flush();
  Drawn.clear();
}

} // namespace amp2hip::migrate

// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A code base and its migration for tests of the driver. A shell script takes the
// place of amp2hip: the first line of a source says what the translation does.
#ifndef AMP2HIP_TESTS_UNIT_MIGRATE_MIGRATED_CODE_BASE_H
#define AMP2HIP_TESTS_UNIT_MIGRATE_MIGRATED_CODE_BASE_H

#include "../temporary_folder.h"
#include "amp2hip/TranslatedMark.h"
#include "migrate/run/Migrate.h"
#include <algorithm>
#include <functional>

/// The output of a run.
struct migration_output {
  int status;
  std::string out, messages;
};

/// The folder src/ is the code base, out/ the migrated tree.
class migrated_code_base : public temporary_folder {
public:
  migrated_code_base() {
    using llvm::sys::fs::perms;
    write("tool", script);
    REQUIRE_FALSE(llvm::sys::fs::setPermissions(path("tool"), perms::all_all));
    REQUIRE_FALSE(llvm::sys::fs::create_directories(path("src")));
    options.Translator = {path("tool"), "0.0", "this build"};
    options.Jobs = 2;
    options.Directory = path("src");
  }

  /// Migrates src/ to out/ with `options`.
  migration_output migrate() {
    amp2hip::migrate::Workspace workspace;
    workspace.Root = options.Source = path("src");
    workspace.Name = "example";
    workspace.Configurations = {"Release"};
    workspace.Configuration = "Release";
    amp2hip::migrate::MigrationPlan plan;
    plan.Root = path("src");
    plan.OutDir = path("out");
    std::string hashes;
    for (const std::string &file : files_of("src")) {
      amp2hip::migrate::PlannedFile planned;
      planned.Path = path("src/" + file);
      planned.Relative = file;
      if (llvm::StringRef(file).ends_with(".cpp")) {
        planned.What = amp2hip::migrate::Action::Translate;
        planned.Flags = flags;
      }
      hashes += file + ' ' + amp2hip::hashOfOriginal(read("src/" + file)) + '\n';
      plan.Files.push_back(planned);
    }
    if (change_plan)
      change_plan(plan);
    write("hashes", hashes);
    write("calls", "");
    migration_output result;
    llvm::raw_string_ostream out(result.out), messages(result.messages);
    result.status = amp2hip::migrate::runPlan(workspace, plan, options, out, messages);
    return result;
  }

  /// Returns the sources that the last run translated, sorted.
  std::vector<std::string> translated() const {
    std::vector<std::string> result;
    llvm::SmallVector<llvm::StringRef, 8> lines;
    std::string calls = read("calls");
    llvm::StringRef(calls).split(lines, '\n', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef line : lines)
      result.push_back(line.str());
    std::sort(result.begin(), result.end());
    return result;
  }

  /// Returns the paths of all files below a folder, sorted, without its state.
  std::vector<std::string> files_of(const std::string &folder) const {
    std::vector<std::string> result;
    for (const std::string &file : files())
      if (llvm::StringRef(file).starts_with(folder + "/"))
        result.push_back(file.substr(folder.size() + 1));
    return result;
  }

  void remove(const std::string &name) const { REQUIRE_FALSE(llvm::sys::fs::remove(path(name))); }
  bool exists(const std::string &name) const { return llvm::sys::fs::exists(path(name)); }

  amp2hip::migrate::MigrateOptions options;
  std::vector<std::string> flags;
  std::function<void(amp2hip::migrate::MigrationPlan &)> change_plan;

private:
  /// Translates "amp" to "hip" in a source and in the headers that it includes directly. The
  /// dependencies are the source and these headers. In a source with OTHER, the headers get another
  /// text; in a source with UNUSED, they get the beginning of a body that is left out. With the
  /// flag -DTWO, a line "one" of the source becomes "two". A header with MSVC is translated, too,
  /// but does not make its source one with C++ AMP.
  static constexpr const char *script = R"sh(#!/bin/sh
source=$1; output=$3
for argument; do
  case $argument in
  --header-dir=*) tree=${argument#*=} ;;
  --header-base=*) root=${argument#*=} ;;
  --result=*) result=${argument#*=} ;;
  esac
done
here=$(dirname "$0")
file=${source#"$root"/}
main=${output#"$tree"/}
echo "$main" >> "$here/calls"
dependency() { echo "{\"file\": \"$1\", \"hash\": \"$(sed -n "s|^$1 ||p" "$here/hashes")\"}"; }
includes=
outputs=
headers=$(sed -n 's/^#include "\(.*\)"/\1/p' "$source")
dependencies=$(dependency "$file")
state=without-amp
findings=
preview=
status=0
sed 's/amp/hip/' "$source" > "$output"
grep -q amp "$source" && state=translated
case " $* " in
*" -DTWO "*)
  sed -i 's/^one/two/' "$output"
  grep -q 'AMP IN TWO' "$source" && state=translated && echo hip >> "$output"
  grep -q 'ERROR IN TWO' "$source" && error=yes ;;
esac
for header in $headers; do
  dependencies="$dependencies, $(dependency "$header")"
  grep -q UNUSED "$source" || grep -q 'amp\|MSVC' "$root/$header" || continue
  grep -q MSVC "$root/$header" || state=translated
  mkdir -p "$(dirname "$tree/$header")"
  sed 's/amp/hip/' "$root/$header" > "$tree/$header"
  name=$header
  grep -q MACRO "$source" && name=
  includes="${includes:+$includes, }{\"name\": \"$name\", \"file\": \"$header\"}"
  outputs="$outputs, {\"original\": \"$header\", \"file\": \"$header\", \"is-header\": true}"
  sed -n 's|^// ADDS \(.*\)|#include <\1>|p' "$source" > "$tree.added"
  sed -i "1r $tree.added" "$tree/$header"
  grep -q OTHER "$source" && echo "// other" >> "$tree/$header"
  grep -q UNUSED "$source" && echo "#if 0 // not used, and has an error: e" >> "$tree/$header"
done
outputs="{\"original\": \"$file\", \"file\": \"$main\", \"includes\": [$includes]}$outputs"
case $(head -n 1 "$source")${error:+ERROR} in
*CRASH*) kill -SEGV $$ ;;
*HANG*) sleep 60 ;;
*GARBAGE*) echo '{"source": 3' > "$result"; exit 0 ;;
*SILENT*) exit 0 ;;
*PREVIEW*) preview=', "preview": true' ;;
*ENVIRONMENT*) echo "amp2hip: error: cannot read 'x'" >&2; exit 2 ;;
*ESCAPE*) outputs="{\"file\": \"../$file\"}" ;;
*WARNING*)
  echo "$source:2:3: warning: slow [AMP1901]" >&2
  findings="{\"severity\": \"warning\", \"rule\": \"AMP1901\", \"message\": \"slow\",
             \"where\": {\"file\": \"$file\", \"line\": 2, \"column\": 3}}" ;;
*ERROR*|*MISSING*)
  message='wrong'
  head -n 1 "$source" | grep -q MISSING && message="'x.h' file not found"
  echo "$source:1:2: error: $message" >&2
  findings="{\"severity\": \"error\", \"message\": \"$message\",
             \"where\": {\"file\": \"$file\", \"line\": 1, \"column\": 2}}"
  state=failed; outputs=; status=1 ;;
esac
echo "{\"source\": \"$file\", \"state\": \"$state\", \"dependencies\": [$dependencies],
       \"outputs\": [$outputs], \"findings\": [$findings]$preview}" > "$result"
exit $status
)sh";
};

#endif // AMP2HIP_TESTS_UNIT_MIGRATE_MIGRATED_CODE_BASE_H

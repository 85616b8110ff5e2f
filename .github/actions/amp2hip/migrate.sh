#!/bin/bash
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Second step of the action: runs 'amp2hip migrate' or 'amp2hip check', shows the
# findings as annotations of their lines, and adds the summary of the run to the
# page of the job. Ends with the exit code of amp2hip.
set -euo pipefail

case $MODE in
migrate) command=(migrate "$SOURCE" --out-dir "$OUT_DIR") ;;
check) if [ -n "$SOURCE" ]; then command=(check "$SOURCE" --out-dir "$OUT_DIR"); else command=(check "$OUT_DIR"); fi ;;
*) echo "::error::amp2hip: the input 'mode' is '$MODE'; use 'migrate' or 'check'"; exit 2 ;;
esac
if [ "$MODE" = migrate ] && [ -z "$SOURCE" ]; then
  echo "::error::amp2hip: the input 'source' is empty; name a solution, a project, a compile_commands.json or a folder"
  exit 2
fi
mkdir -p "$REPORTS"
for format in html json sarif; do
  command+=(--report "$REPORTS/report.$format")
  echo "$format=$REPORTS/report.$format" >>"$GITHUB_OUTPUT"
done
[ -z "$BASELINE" ] || command+=(--baseline "$BASELINE")
while IFS= read -r argument; do
  [ -z "$argument" ] || command+=("$argument")
done <<<"$ARGS"

# GitHub turns the messages of the log into annotations by the problem matcher.
echo "::add-matcher::$GITHUB_ACTION_PATH/problem-matcher.json"
code=0
NO_COLOR=1 amp2hip "${command[@]}" 2>&1 | tee "$RUNNER_TEMP/amp2hip.log" || code=$?
echo "::remove-matcher owner=amp2hip::"

{
  echo "### amp2hip ${command[0]}"
  echo '```'
  # The summary is the last line "'NAME' in 'DIR': ..." with the indented lines below it. Other output, such as
  # differences, may precede or follow it. Without a summary, the end of the log says why.
  summary=$(awk "/^'.*' in '.*': / { text = \$0; on = 1; next }
                 on && /^  [a-z]/ { text = text \"\n\" \$0; next }
                 { on = 0 }
                 END { print text }" "$RUNNER_TEMP/amp2hip.log")
  if [ -n "$summary" ]; then echo "$summary"; else tail -n 40 "$RUNNER_TEMP/amp2hip.log"; fi
  echo '```'
} >>"$GITHUB_STEP_SUMMARY"
exit "$code"

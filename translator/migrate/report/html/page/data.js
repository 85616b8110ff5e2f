/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   The data of the report, which WriteHtml.cpp writes. */

const data = JSON.parse(document.getElementById('data').textContent);

/** The states of files, in the order in which they are shown. */
const states = [
  ['translated', 'translated', 'contains or includes C++ AMP and was translated'],
  ['without-amp', 'without C++ AMP', 'is a source without C++ AMP and was copied'],
  ['copied', 'copied', 'is another file and was copied'],
  ['failed', 'failed', 'has errors, so it was not translated'],
  ['crashed', 'crashed', 'made the translator crash'],
  ['timed-out', 'timed out', 'exceeded the time limit'],
  ['unsupported', 'unsupported', 'uses Direct3D, MFC or WinRT and was copied unchanged'],
  ['outside', 'outside', 'is no part of the code base'],
];
const stateNames = new Map(states.map(([state, name]) => [state, name]));
const stateMeanings = new Map(states.map(([state, , meaning]) => [state, meaning]));

function stateName(state) {
  return stateNames.get(state) || state;
}

/** Names of the reasons of the effort estimate that are no rules. */
const reasonNames = {
  error: 'other error of the compiler',
  warning: 'other warning of the compiler',
  crashed: 'file whose translation crashed',
  'timed-out': 'file whose translation exceeded the time limit',
  unsupported: 'file that uses Direct3D, MFC or WinRT',
  conflict: 'conflict of an edit with a new translation',
};

/** Returns the name of the rule of a finding, for people. */
function ruleOf(finding) {
  return finding.rule || (finding.flag ? '-W' + finding.flag : 'compiler');
}

function reasonText(reason) {
  return data.rules[reason] ? data.rules[reason].summary : reasonNames[reason] || '';
}

function tileText(kernel) {
  return kernel.tile.length ? kernel.tile.join(' × ') : 'untiled';
}

const notesByFile = Map.groupBy
  ? Map.groupBy(
      data.notes.filter(note => note.file),
      note => note.file,
    )
  : data.notes.reduce(
      (map, note) => (note.file ? map.set(note.file, [...(map.get(note.file) || []), note]) : map),
      new Map(),
    );

data.files.forEach((file, index) => {
  file.index = index; // Of the element with its details.
  const slash = file.path.lastIndexOf('/');
  file.folder = file.path.slice(0, slash + 1);
  file.name = file.path.slice(slash + 1);
  file.notes = notesByFile.get(file.path) || [];
  file.needsWork = file.minutes > 0;
  // What the search looks at.
  file.text = [
    file.path,
    ...file.kernels.map(kernel => kernel.name + ' ' + kernel.function),
    ...file.findings.map(finding => ruleOf(finding) + ' ' + finding.flag + ' ' + finding.message),
  ]
    .join('\n')
    .toLowerCase();
});
const byName = new Intl.Collator('en', { numeric: true });
data.files.sort((a, b) => byName.compare(a.path, b.path));
const fileByPath = new Map(data.files.map(file => [file.path, file]));

/** The files of the code base: not those of the system with findings. */
const ownFiles = data.files.filter(file => file.state !== 'outside');

const totals = {
  files: ownFiles.length,
  states: new Map(),
  errors: 0,
  warnings: 0,
  kernels: 0,
  added: 0,
  removed: 0,
  conflicts: 0,
};
for (const file of ownFiles) totals.states.set(file.state, (totals.states.get(file.state) || 0) + 1);
for (const file of data.files) {
  for (const name of ['errors', 'warnings', 'added', 'removed', 'conflicts']) totals[name] += file[name];
  totals.kernels += file.kernels.length;
}

/** Returns a promise of the lines of a file: {old, hunks}, or null. */
async function details(file) {
  const element = document.getElementById('details-' + file.index);
  if (!element) return null;
  const binary = atob(element.textContent);
  let stream = new Blob([Uint8Array.from(binary, c => c.charCodeAt(0))]).stream();
  if (element.dataset.encoding !== 'none')
    stream = stream.pipeThrough(new DecompressionStream(element.dataset.encoding));
  return JSON.parse(await new Response(stream).text());
}

/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   The lists of all findings and of all kernels. */

function emptyList(what) {
  return el(
    'p.empty',
    null,
    isFiltered() ? `No ${what} match the search and the filters.` : `There are no ${what}.`,
  );
}

function findingsView() {
  const items = shownFiles()
    .flatMap(file => file.findings.map(finding => ({ file, finding })))
    .filter(({ file, finding }) => matchesText(file, ruleOf(finding), finding.flag, finding.message));
  const order = { error: 0, warning: 1, note: 2 };
  items.sort((a, b) => order[a.finding.severity] - order[b.finding.severity]);
  return [
    el('h1', null, 'Findings'),
    el(
      'p.headline',
      null,
      count(items.length, 'finding') + (isFiltered() ? ' of the files shown on the left' : ''),
    ),
    items.length
      ? longList('div.list', items, ({ file, finding }) => findingCard(file, finding, true), 100)
      : emptyList('findings'),
  ];
}

function kernelRow(file, kernel, withFile) {
  return el(
    'tr',
    null,
    el(
      'td',
      null,
      el('a.kernel', { href: fileLink(file, kernel.line) }, marked(kernel.name)),
      el('div.where', null, withFile ? file.path + ':' + kernel.line : 'line ' + kernel.line),
    ),
    el('td', null, marked(kernel.function)),
    el(
      'td',
      null,
      kernel.tile.length ? el('span.tilesize', null, tileText(kernel)) : el('span.dim', null, 'untiled'),
    ),
    el('td.num', null, bytes(kernel.sharedBytes)),
    el(
      'td',
      null,
      kernel.captures.length
        ? kernel.captures.map(capture => [el('code.capture', null, capture), ' '])
        : el('span.dim', null, 'none'),
    ),
  );
}

function kernelTable(rows, withFile) {
  return el(
    'div.scroll',
    { tabindex: 0, role: 'region', 'aria-label': 'Kernels' },
    el(
      'table.kernels',
      null,
      el(
        'thead',
        null,
        el(
          'tr',
          null,
          ['Kernel', 'Launched in', 'Tile'].map(name => el('th', { scope: 'col' }, name)),
          el('th.num', { scope: 'col' }, 'Shared memory'),
          el('th', { scope: 'col' }, 'Captures'),
        ),
      ),
      longList('tbody', rows, ({ file, kernel }) => kernelRow(file, kernel, withFile), Infinity),
    ),
  );
}

function kernelsView() {
  const rows = shownFiles()
    .flatMap(file => file.kernels.map(kernel => ({ file, kernel })))
    .filter(({ file, kernel }) => matchesText(file, kernel.name, kernel.function, ...kernel.captures));
  return [
    el('h1', null, 'Kernels'),
    el(
      'p.headline',
      null,
      `${count(rows.length, 'kernel')}, of which ` +
        `${number(rows.filter(({ kernel }) => kernel.tile.length).length)} use tiles and ` +
        `${number(rows.filter(({ kernel }) => kernel.sharedBytes).length)} use shared memory`,
    ),
    rows.length ? kernelTable(rows, true) : emptyList('kernels'),
  ];
}

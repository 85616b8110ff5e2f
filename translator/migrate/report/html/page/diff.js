/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   The difference between a file and its translation. Unchanged lines far from
   changes, findings and kernels are hidden behind a button. */

const diff = {
  mode: null, // 'split' or 'unified'; null until the user chooses.
  context: 3,
  most: 3000, // Rows that are shown at once.
};

function isSplit() {
  return diff.mode ? diff.mode === 'split' : window.innerWidth >= 1200;
}

/** Returns the lines of the original by number: undefined if left out. */
function numberedLines(old) {
  const result = [undefined];
  for (const entry of old)
    if (typeof entry === 'number') result.length += entry;
    else result.push(entry);
  return result;
}

/** Returns rows {kind, old, new}: the sides are {number, tokens} or null. */
function rowsOf(content) {
  const old = numberedLines(content.old);
  const rows = [];
  let oldNumber = 1,
    newNumber = 1;
  const same = until => {
    for (; oldNumber < until; ++oldNumber, ++newNumber) {
      if (old[oldNumber] === undefined) {
        const first = oldNumber;
        while (oldNumber + 1 < until && old[oldNumber + 1] === undefined) {
          ++oldNumber;
          ++newNumber;
        }
        rows.push({ kind: 'gap', length: oldNumber - first + 1 });
      } else {
        const tokens = tokensOf(old[oldNumber]);
        rows.push({ kind: 'same', old: { number: oldNumber, tokens }, new: { number: newNumber, tokens } });
      }
    }
  };
  for (const [oldStart, oldCount, newStart, added] of content.hunks) {
    same(oldStart);
    newNumber = newStart;
    const olds = [],
      news = [];
    for (let i = 0; i < oldCount; ++i, ++oldNumber)
      olds.push({ number: oldNumber, tokens: tokensOf(old[oldNumber] || '') });
    for (const line of added) news.push({ number: newNumber++, tokens: tokensOf(line) });
    alignLines(olds, news).forEach(([left, right], index) => {
      if (left && right) markDifferences(left.tokens, right.tokens);
      rows.push({ kind: 'change', begins: index === 0, old: left, new: right });
    });
  }
  same(old.length);
  markMovedLines(rows);
  return rows;
}

/**
 * Sets the member 'moved' of lines that were removed at one place and added at
 * another, as the body of a lambda that becomes a class. A line of braces is
 * moved together with its neighbors.
 */
function markMovedLines(rows) {
  const textOf = line =>
    line.tokens
      .map(token => token.text)
      .join('')
      .trim();
  const sides = ['old', 'new'].map(side =>
    rows
      .filter(row => row.kind === 'change' && row[side] && !row[side === 'old' ? 'new' : 'old'])
      .map(row => row[side]),
  );
  const texts = sides.map(side => new Set(side.map(textOf)));
  sides.forEach((side, index) => {
    const isPlain = line => !/\w/.test(textOf(line));
    for (const line of side) line.moved = !isPlain(line) && texts[1 - index].has(textOf(line));
    side.forEach((line, i) => {
      const isNeighbor = other => other && other.moved && Math.abs(other.number - line.number) === 1;
      if (isPlain(line) && texts[1 - index].has(textOf(line)))
        line.moved = isNeighbor(side[i - 1]) || isNeighbor(side[i + 1]);
    });
  });
}

/** Decides which rows are shown at first. */
function showRows(rows, file, line) {
  const near = new Map(
    [...file.findings.map(finding => finding.line), ...file.kernels.map(kernel => kernel.line)].map(
      number => [number, diff.context],
    ),
  );
  if (line) near.set(line, 8);
  const small = rows.length <= 60 || (!rows.some(row => row.kind === 'change') && rows.length <= 400);
  rows.forEach((row, index) => {
    if (small || row.kind === 'gap') row.shown = true;
    const reach = row.kind === 'change' ? diff.context : row.old ? near.get(row.old.number) : undefined;
    if (reach !== undefined)
      for (let i = Math.max(0, index - reach); i <= Math.min(rows.length - 1, index + reach); ++i)
        rows[i].shown = true;
  });
  // A button for a few lines takes as much space as the lines.
  for (let i = 0; i < rows.length; ++i) {
    const next = rows.findIndex((row, index) => index > i && row.shown);
    if (rows[i].shown && next > i + 1 && next - i <= 4)
      for (let j = i + 1; j < next; ++j) rows[j].shown = true;
  }
}

function cell(side, sign, mark) {
  if (!side) return [el('td.no'), el('td.code.none')];
  const spoken = !sign ? '' : side.moved ? 'moved: ' : sign === '−' ? 'removed: ' : 'added: ';
  return [
    el('td.no', null, String(side.number)),
    el(
      'td.code' + (sign === '−' ? '.old' : sign === '+' ? '.new' : '') + (side.moved ? '.moved' : ''),
      null,
      spoken ? el('span.spoken', null, spoken) : null,
      codeOf(side.tokens, mark),
    ),
  ];
}

function annotation(finding, columns) {
  return el(
    'tr.annotation.' + finding.severity,
    { 'data-stop': '' },
    el(
      'td',
      { colspan: columns },
      icon(finding.severity),
      el('b', null, ruleOf(finding) + ' '),
      finding.message,
    ),
  );
}

/** Returns the table rows of a row, and the findings of its line. */
function elementsOf(row, view) {
  if (row.kind === 'gap')
    return [
      el(
        'tr.gap',
        null,
        el('td', { colspan: view.columns }, `${count(row.length, 'line')} not in this report`),
      ),
    ];
  const line = row.old && row.old.number;
  const attributes = { 'data-line': line, 'data-stop': row.begins ? '' : null };
  let result;
  if (view.columns === 2) result = [el('tr', attributes, cell(row.old))];
  else if (row.kind === 'same')
    result = [
      view.split
        ? el('tr', attributes, cell(row.old), cell(row.new))
        : el('tr', attributes, el('td.no', null, String(row.old.number)), cell(row.new)),
    ];
  else if (view.split)
    result = [el('tr.change', attributes, cell(row.old, '−', 'del'), cell(row.new, '+', 'ins'))];
  else {
    result = [];
    if (row.old) {
      const [numberCell, code] = cell(row.old, '−', 'del');
      result.push(el('tr.change', attributes, numberCell, el('td.no'), code));
    }
    if (row.new)
      result.push(el('tr.change', row.old ? null : attributes, el('td.no'), cell(row.new, '+', 'ins')));
  }
  for (const finding of view.findings.get(line) || []) result.push(annotation(finding, view.columns));
  return result;
}

/** In the unified form, the removed lines of a change come before the added lines. */
function inReadingOrder(rows, split) {
  if (split) return rows;
  const result = [];
  for (let i = 0; i < rows.length;) {
    if (rows[i].kind !== 'change') {
      result.push(rows[i++]);
      continue;
    }
    const change = [rows[i++]];
    while (i < rows.length && rows[i].kind === 'change' && !rows[i].begins) change.push(rows[i++]);
    const halves = [
      ...change.filter(row => row.old).map(row => ({ ...row, new: null, begins: false })),
      ...change.filter(row => row.new).map(row => ({ ...row, old: null, begins: false })),
    ];
    halves[0].begins = true;
    result.push(...halves);
  }
  return result;
}

/** Appends rows, with a button for each run of hidden rows. */
function appendRows(body, rows, view, before) {
  let shown = 0;
  const insert = elements => {
    for (const element of elements) body.insertBefore(element, before || null);
  };
  for (let i = 0; i < rows.length;) {
    if (rows[i].shown && shown < diff.most) {
      ++shown;
      insert(elementsOf(rows[i++], view));
      continue;
    }
    const first = i;
    while (i < rows.length && (!rows[i].shown || shown >= diff.most)) ++i;
    const hidden = rows.slice(first, i);
    const text =
      shown >= diff.most
        ? `Show ${count(hidden.length, 'more line')}`
        : `Show ${count(hidden.length, 'unchanged line')}`;
    const button = el(
      'button',
      {
        type: 'button',
        onclick: event => {
          const row = event.currentTarget.closest('tr');
          if (shown < diff.most) for (const each of hidden) each.shown = true;
          appendRows(body, hidden, view, row);
          row.remove();
        },
      },
      text,
    );
    insert([el('tr.expand', null, el('td', { colspan: view.columns }, button))]);
  }
}

function diffTable(file, rows, hasChanges) {
  const split = isSplit();
  const view = { split, columns: !hasChanges ? 2 : split ? 4 : 3, findings: new Map() };
  for (const finding of file.findings)
    view.findings.set(finding.line, [...(view.findings.get(finding.line) || []), finding]);
  const head = !hasChanges
    ? [el('th', { colspan: 2, scope: 'col' }, file.path)]
    : split
      ? [
          el('th', { colspan: 2, scope: 'col' }, 'Original'),
          el('th', { colspan: 2, scope: 'col' }, 'Translation'),
        ]
      : [el('th', { colspan: 3, scope: 'col' }, 'Original and translation')];
  const widths = { 2: ['no', ''], 3: ['no', 'no', ''], 4: ['no', '', 'no', ''] }[view.columns];
  const body = el('tbody');
  appendRows(body, inReadingOrder(rows, split), view);
  return el(
    'table.diff' + (view.columns === 4 ? '.split' : ''),
    null,
    el('caption.spoken', null, `Difference of ${file.path}`),
    el(
      'colgroup',
      null,
      widths.map(name => el('col' + (name ? '.' + name : ''))),
    ),
    el('thead', null, el('tr', null, head)),
    body,
  );
}

function diffView(file, content, line) {
  const rows = rowsOf(content);
  const hasChanges = content.hunks.length > 0;
  showRows(rows, file, line);
  const holder = el('div.diffholder');
  const draw = () => {
    holder.replaceChildren(diffTable(file, rows, hasChanges));
    for (const button of bar.querySelectorAll('[data-mode]'))
      button.setAttribute('aria-pressed', String((button.dataset.mode === 'split') === isSplit()));
  };
  const mode = (name, label) =>
    el(
      'button',
      {
        type: 'button',
        'data-mode': name,
        'aria-pressed': 'false',
        onclick: () => {
          diff.mode = name;
          draw();
        },
      },
      label,
    );
  const all = el(
    'button',
    {
      type: 'button',
      onclick: () => {
        for (const row of rows) row.shown = true;
        draw();
      },
    },
    'Show all lines',
  );
  const bar = el(
    'div.bar2',
    null,
    el('h2', null, hasChanges ? 'Difference' : 'Source'),
    rows.some(row => row.old?.moved) ? el('span.key.moved', null, 'moved lines') : null,
    hasChanges
      ? el(
          'span.group',
          { role: 'group', 'aria-label': 'Form of the difference' },
          mode('split', 'Side by side'),
          mode('unified', 'Unified'),
        )
      : null,
    rows.some(row => !row.shown && row.kind !== 'gap') ? all : null,
  );
  draw();
  return [bar, holder];
}

/** Scrolls to a line of the original, after the view is in the page. */
function scrollToLine(line) {
  const row = document.querySelector(`table.diff tr[data-line="${line}"]`);
  if (!row) return;
  row.classList.add('target');
  row.scrollIntoView({ block: 'center' });
}

/** Moves to the next (1) or previous (-1) change or finding on the page. */
function moveToStop(direction) {
  const stops = [...document.querySelectorAll('[data-stop]')];
  if (!stops.length) return;
  const current = stops.findIndex(stop => stop.classList.contains('current'));
  const next =
    stops[
      current < 0
        ? direction > 0
          ? 0
          : stops.length - 1
        : Math.min(Math.max(current + direction, 0), stops.length - 1)
    ];
  if (current >= 0) stops[current].classList.remove('current');
  next.classList.add('current');
  next.scrollIntoView({ block: 'center' });
}

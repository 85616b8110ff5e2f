/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   The overview: totals, a map of the code base, what is left to do. */

/** The bar of all files by state, with a legend of filter buttons. */
function stateBar() {
  const present = states.filter(([state]) => totals.states.has(state));
  return el(
    'div.states',
    null,
    el(
      'div.bar',
      { 'aria-hidden': 'true' },
      present.map(([state, name]) =>
        el('span.' + state, {
          style: `flex-grow:${totals.states.get(state)}`,
          title: `${name}: ${number(totals.states.get(state))}`,
        }),
      ),
    ),
    el(
      'ul.legend',
      null,
      present.map(([state, name, meaning]) =>
        el(
          'li',
          { title: `The file ${meaning}.` },
          el('span.dot.' + state),
          el('b', null, number(totals.states.get(state))),
          ' ',
          name,
        ),
      ),
    ),
  );
}

/** The first sentence: how far the migration is. */
function headline() {
  const open = ownFiles.filter(file => file.needsWork).length;
  const done = totals.files - open;
  if (!open) return `All ${count(totals.files, 'file')} went through without work left.`;
  return (
    `${number(done)} of ${count(totals.files, 'file')} went through without work left; ` +
    `${count(open, 'file needs', 'files need')} manual work.`
  );
}

function tile(value, label, extra, link) {
  return el(
    link ? 'a.tile' : 'div.tile',
    { href: link },
    el('strong', null, value),
    el('span', null, label),
    extra ? el('small', null, extra) : null,
  );
}

function tiles() {
  const shared = data.files.flatMap(file => file.kernels).filter(kernel => kernel.tile.length).length;
  return el(
    'div.tiles',
    null,
    tile(work(data.minutes), 'of work left', 'estimate, rule below', '#/findings'),
    tile(
      number(totals.errors),
      totals.errors === 1 ? 'error' : 'errors',
      data.known ? `${number(data.known)} findings known` : null,
      '#/findings',
    ),
    tile(number(totals.warnings), totals.warnings === 1 ? 'warning' : 'warnings', null, '#/findings'),
    tile(
      number(totals.kernels),
      totals.kernels === 1 ? 'kernel' : 'kernels',
      totals.kernels ? `${number(shared)} tiled` : null,
      '#/kernels',
    ),
    tile(
      lines(totals.added, totals.removed),
      'lines changed',
      count(data.files.filter(file => file.added + file.removed).length, 'file'),
      null,
    ),
    tile(seconds(data.seconds), 'to migrate', `amp2hip ${data.version}`, null),
  );
}

/** A square for each file, by folder. The tree offers the same to the keyboard. */
function map() {
  const folders = new Map();
  for (const file of ownFiles) {
    const key = file.folder || './';
    folders.has(key) ? folders.get(key).push(file) : folders.set(key, [file]);
  }
  const hint = el('p.hint', null, 'Each square is a file. Point at one to see its name.');
  const squares = el(
    'div.map',
    {
      'aria-hidden': 'true',
      onmouseover: event => {
        const file = fileByPath.get(event.target.dataset.path);
        if (file) hint.textContent = `${file.path}: ${summaryOf(file)}`;
      },
    },
    [...folders].map(([folder, files]) =>
      el(
        'div.folder',
        null,
        el('span.foldername', null, folder.replace(/\/$/, '')),
        el(
          'div.squares',
          null,
          files.map(file =>
            el('a.' + file.state + (file.needsWork ? '.work' : ''), {
              href: fileLink(file),
              'data-path': file.path,
              tabindex: -1,
            }),
          ),
        ),
      ),
    ),
  );
  return el('section.card', null, el('h2', null, 'Map'), squares, hint);
}

/** Returns "translated, +12 −3 lines, 2 errors". */
function summaryOf(file) {
  return [
    stateName(file.state),
    file.added + file.removed ? `+${file.added} −${file.removed} lines` : null,
    file.kernels.length ? count(file.kernels.length, 'kernel') : null,
    file.errors ? count(file.errors, 'error') : null,
    file.warnings ? count(file.warnings, 'warning') : null,
    file.conflicts ? count(file.conflicts, 'conflict') : null,
  ]
    .filter(part => part)
    .join(', ');
}

/** Returns what is left to do, by rule or other reason: errors first, and most work first. */
function reasons() {
  const groups = new Map();
  const add = (reason, file, finding) => {
    if (!groups.has(reason)) groups.set(reason, { reason, places: [], files: new Set() });
    groups.get(reason).places.push({ file, finding });
    groups.get(reason).files.add(file);
  };
  for (const file of data.files) {
    for (const finding of file.findings) if (finding.reason) add(finding.reason, file, finding);
    if (['crashed', 'timed-out', 'unsupported'].includes(file.state)) add(file.state, file, null);
    if (file.conflicts) add('conflict', file, null);
  }
  const minutes = new Map(data.effort.map(item => [item.reason, item.minutes]));
  return [...groups.values()]
    .map(group => ({
      ...group,
      minutes: minutes.get(group.reason) || 0,
      severity: group.places.some(place => !place.finding || place.finding.severity === 'error')
        ? 'error'
        : 'warning',
    }))
    .sort((a, b) => a.severity.localeCompare(b.severity) || b.minutes - a.minutes);
}

function placeItem({ file, finding }) {
  return el(
    'li',
    null,
    el(
      'a.place',
      { href: fileLink(file, finding && finding.line) },
      file.path + (finding && finding.line ? ':' + finding.line : ''),
    ),
    ' ',
    finding ? el('span', null, finding.message) : null,
    finding && finding.known ? el('span.known', null, 'known') : null,
  );
}

/** Returns a list that shows its first elements, and a button for the rest. */
function longList(tag, items, make, first) {
  const list = el(tag, null, items.slice(0, first).map(make));
  if (items.length <= first) return list;
  const more = el(
    'button',
    {
      type: 'button',
      onclick: () => {
        list.append(...items.slice(first).map(make));
        more.remove();
      },
    },
    `Show all ${number(items.length)}`,
  );
  return el('div', null, list, more);
}

function reasonItem(group, isOpen) {
  const summary = reasonText(group.reason);
  const body = el('div.body');
  const fill = () => {
    if (body.childElementCount) return;
    const text = explanation(group.reason);
    if (text) body.append(text);
    body.append(el('h4', null, 'Places'), longList('ul.places', group.places, placeItem, 25));
  };
  if (isOpen) fill();
  return el(
    'details.reason.' + group.severity,
    { open: isOpen, ontoggle: fill },
    el(
      'summary',
      null,
      icon(group.severity),
      el('span.ruleid', null, group.reason),
      el('span.what', null, summary),
      el(
        'span.much',
        null,
        `${number(group.places.length)}×`,
        el('small', null, count(group.files.size, 'file')),
        group.minutes ? el('small', null, work(group.minutes)) : null,
      ),
    ),
    body,
  );
}

function leftToDo() {
  const groups = reasons();
  return el(
    'section.card',
    null,
    el('h2', null, 'What needs manual work'),
    groups.length
      ? groups.map(group => reasonItem(group, false))
      : el('p', null, 'Nothing: there are no errors, warnings or conflicts.'),
  );
}

function effort() {
  const rows = data.effort.map(item =>
    el(
      'tr',
      null,
      el('td', null, el('code', null, item.reason), ' ', reasonText(item.reason)),
      el('td.num', null, number(item.count)),
      el('td.num', null, number(item.files)),
      el('td.num', null, String(item.first)),
      el('td.num', null, String(item.next)),
      el('td.num', null, work(item.minutes)),
    ),
  );
  return el(
    'section.card',
    null,
    el('h2', null, 'Effort estimate'),
    el(
      'p',
      null,
      'The rule: in each file, the first finding of a rule takes the minutes under “first”, and each ' +
        'further finding of this rule the minutes under “next”, because the remedy is usually the same. Notes take ' +
        'no time. A day has 8 hours. The minutes are judgments about the kind of change, not measurements; ' +
        'testing the program is not included.',
    ),
    rows.length
      ? el(
          'div.scroll',
          { tabindex: 0 },
          el(
            'table',
            null,
            el(
              'thead',
              null,
              el(
                'tr',
                null,
                el('th', { scope: 'col' }, 'Reason'),
                ['Findings', 'Files', 'First (min)', 'Next (min)', 'Work'].map(name =>
                  el('th.num', { scope: 'col' }, name),
                ),
              ),
            ),
            el('tbody', null, rows),
            el(
              'tfoot',
              null,
              el('tr', null, el('td', { colspan: 5 }, 'Sum'), el('td.num', null, work(data.minutes))),
            ),
          ),
        )
      : null,
  );
}

function notesCard() {
  if (!data.notes.length) return null;
  return el(
    'section.card',
    null,
    el('h2', null, 'Notes on the projects'),
    longList(
      'ul.notes',
      data.notes,
      note =>
        el(
          'li',
          null,
          note.file ? el('span.place', null, note.file + (note.line ? ':' + note.line : '')) : null,
          note.file ? ' ' : null,
          note.text,
        ),
      20,
    ),
  );
}

function overview() {
  return [
    el('section.hero', null, el('h1', null, data.name), el('p.headline', null, headline()), stateBar()),
    tiles(),
    el('div.columns', null, leftToDo(), el('div', null, map(), notesCard())),
    effort(),
    el('p.hint', null, 'From ', el('code', null, data.root), ' to ', el('code', null, data.outDir), '.'),
  ];
}

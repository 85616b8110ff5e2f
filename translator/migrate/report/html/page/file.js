/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   The page of a file: its findings, its kernels and its difference. */

function fileLink(file, line) {
  return '#/file/' + file.path.split('/').map(encodeURIComponent).join('/') + (line ? '?line=' + line : '');
}

/** The line of a finding with a mark under the place. */
function excerpt(finding) {
  if (!finding.text) return null;
  const text = finding.text.replace(/\t/g, ' ');
  const indent = text.length - text.trimStart().length;
  // Columns count bytes.
  const encoded = new TextEncoder().encode(finding.text);
  const characters = byte => new TextDecoder().decode(encoded.slice(0, Math.max(byte, 0))).length;
  const begin = Math.max(characters(finding.column - 1), indent);
  const oneLine = finding.endLine === finding.line && finding.endColumn > finding.column;
  const end = oneLine ? characters(finding.endColumn - 1) : begin + 1;
  return el(
    'pre.excerpt',
    { 'aria-label': 'Source line' },
    el('span.linenumber', { 'aria-hidden': 'true' }, String(finding.line)),
    text.slice(indent, begin),
    el('u', null, text.slice(begin, end)),
    text.slice(end),
  );
}

function suggestion(finding) {
  if (!finding.fixes.length) return null;
  return el(
    'p.suggestion',
    null,
    'Suggested: ',
    finding.fixes.map((fix, index) => [
      index ? ', ' : '',
      fix.text ? el('code', null, fix.text) : el('span', null, 'remove the text'),
      ` at line ${fix.line}`,
    ]),
  );
}

function noteItem(file, note) {
  const place = note.file && note.line ? `${note.file}:${note.line}` : '';
  const target = fileByPath.get(note.file);
  return el(
    'li',
    null,
    note.message,
    place
      ? [
          ' ',
          target
            ? el('a.place', { href: fileLink(target, note.line) }, place)
            : el('span.place', null, place),
        ]
      : null,
  );
}

function findingCard(file, finding, withFile) {
  const rule = ruleOf(finding);
  const card = el('article.finding.' + finding.severity + (finding.known ? '.isknown' : ''));
  const place = `${withFile ? file.path : 'line'}${withFile ? ':' : ' '}${finding.line}`;
  const page = data.rules[rule] && data.rules[rule].page;
  const toggleRule = event => {
    const shown = card.querySelector('.explanation');
    shown ? shown.remove() : card.append(explanation(rule));
    event.currentTarget.setAttribute('aria-expanded', String(!shown));
  };
  card.append(
    el(
      'div.head',
      null,
      icon(finding.severity),
      el('span.severity', null, finding.severity),
      page
        ? el(
            'button.rule',
            {
              type: 'button',
              'aria-expanded': 'false',
              onclick: toggleRule,
              title: data.rules[rule].summary,
            },
            rule + ' – why?',
          )
        : el('span.ruleid', null, rule),
      finding.known ? el('span.known', { title: 'The baseline contains it' }, 'known') : null,
      finding.sources > 1 ? el('span.dim', null, `in ${count(finding.sources, 'source')}`) : null,
      el('a.place', { href: fileLink(file, finding.line) }, place),
    ),
    el('p.message', null, marked(finding.message)),
  );
  for (const part of [excerpt(finding), suggestion(finding)]) if (part) card.append(part);
  if (finding.notes.length)
    card.append(
      el(
        'ul.related',
        null,
        finding.notes.map(note => noteItem(file, note)),
      ),
    );
  return card;
}

function facts(file) {
  return el(
    'p.facts',
    null,
    [
      file.added + file.removed ? lines(file.added, file.removed) : null,
      file.kernels.length ? count(file.kernels.length, 'kernel') : null,
      file.findings.length ? count(file.findings.length, 'finding') : null,
      file.conflicts ? count(file.conflicts, 'conflict') : null,
      file.minutes ? `about ${work(file.minutes)} of work left` : null,
      file.header && file.sources ? `included by ${count(file.sources, 'translated source')}` : null,
      file.seconds ? `translated in ${seconds(file.seconds)}` : null,
    ]
      .filter(fact => fact)
      .map(fact => el('span', null, fact)),
  );
}

/** What to say of a file without a difference. */
function noDifference(file) {
  if (file.state === 'copied' || file.state === 'without-amp') return 'The copy is equal to the original.';
  if (file.state === 'translated') return 'The translation is equal to the original.';
  return 'There is no translation.';
}

async function fileView(file, line) {
  const parts = [
    el(
      'div.filehead',
      null,
      el('h1', null, el('span.dim', null, file.folder), file.name),
      el(
        'span.state.' + file.state,
        { title: `The file ${stateMeanings.get(file.state) || file.state}.` },
        icon(file.state),
        stateName(file.state),
      ),
      facts(file),
    ),
  ];
  if (file.conflicts)
    parts.push(
      el(
        'p.alert',
        null,
        icon('conflict'),
        `Edits and the new translation are in ${count(file.conflicts, 'conflict')}; ` +
          'choose between the versions at the lines with <<<<<<< and >>>>>>>.',
      ),
    );
  if (file.notes.length)
    parts.push(
      el(
        'ul.notes',
        null,
        file.notes.map(note => el('li', null, (note.line ? `line ${note.line}: ` : '') + note.text)),
      ),
    );
  if (file.findings.length)
    parts.push(
      el('h2', null, 'Findings'),
      longList('div.list', file.findings, finding => findingCard(file, finding, false), 30),
    );
  if (file.kernels.length)
    parts.push(
      el('h2', null, 'Kernels'),
      kernelTable(
        file.kernels.map(kernel => ({ file, kernel })),
        false,
      ),
    );
  const content = await details(file);
  if (content) parts.push(...diffView(file, content, line));
  else
    parts.push(
      el(
        'p.empty',
        null,
        file.added + file.removed ? 'The texts are not in this report.' : noDifference(file),
      ),
    );
  return parts;
}

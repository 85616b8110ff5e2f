/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   The documentation of rules: the subset of Markdown that the pages in
   docs/diagnostics use. */

/** Returns a paragraph with `code` and [links](...), which become plain text. */
function paragraph(text) {
  const parts = text.split(/(`[^`]+`)/);
  return parts.flatMap(part =>
    part.startsWith('`') && part.length > 1
      ? el('code', null, part.slice(1, -1))
      : part.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
  );
}

/** Returns a code block whose comments say what is good and what is wrong. */
function codeBlock(lines) {
  return el(
    'pre',
    { tabindex: 0 },
    lines.flatMap((line, index) => {
      const comment = line.indexOf('//');
      const end = index + 1 < lines.length ? '\n' : '';
      if (comment < 0) return [line + end];
      const kind = /\/\/ *(good|ok|legal)/i.test(line)
        ? 'good'
        : /\/\/ *error/i.test(line)
          ? 'bad'
          : 'remark';
      return [line.slice(0, comment), el('span.' + kind, null, line.slice(comment)), end];
    }),
  );
}

function tableBlock(lines) {
  const cells = line =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(cell => cell.trim());
  const [head, , ...rows] = lines;
  return el(
    'table',
    null,
    el(
      'thead',
      null,
      el(
        'tr',
        null,
        cells(head).map(cell => el('th', null, paragraph(cell))),
      ),
    ),
    el(
      'tbody',
      null,
      rows.map(row =>
        el(
          'tr',
          null,
          cells(row).map(cell => el('td', null, paragraph(cell))),
        ),
      ),
    ),
  );
}

/** Returns the elements of a page, without its title. */
function markdown(text) {
  const result = [];
  let block = [];
  const finish = () => {
    if (!block.length) return;
    result.push(block[0].startsWith('|') ? tableBlock(block) : el('p', null, paragraph(block.join(' '))));
    block = [];
  };
  const textLines = text.split('\n');
  for (let index = 0; index < textLines.length; ++index) {
    const line = textLines[index];
    if (line.startsWith('```')) {
      finish();
      const end = textLines.indexOf('```', index + 1);
      result.push(codeBlock(textLines.slice(index + 1, end)));
      index = end < 0 ? textLines.length : end;
    } else if (line.startsWith('# ')) continue;
    else if (!line.trim()) finish();
    else block.push(line);
  }
  finish();
  return result;
}

/** Returns an element that explains a rule; null if it is not documented. */
function explanation(name) {
  const rule = data.rules[name];
  if (!rule || !rule.page) return null;
  return el(
    'div.explanation',
    null,
    ...markdown(rule.page),
    el('p.hint', null, 'The same page by command: ', el('code', null, `amp2hip --explain ${name}`)),
  );
}

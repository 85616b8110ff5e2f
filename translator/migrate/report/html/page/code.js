/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   Lines of code: their tokens, and which tokens of a changed line differ. */

/** Returns the tokens {kind, text} of a line with the marks of Highlight.h. */
function tokensOf(line) {
  const tokens = [];
  const add = (kind, text) => {
    for (const part of text.match(/\w+|\s+|[^\w\s]/gu) || []) tokens.push({ kind, text: part });
  };
  for (const [index, piece] of line.split('\u0001').entries()) {
    if (!index) {
      add('', piece);
      continue;
    }
    const end = piece.indexOf('\u0002');
    add(piece[0], piece.slice(1, end < 0 ? undefined : end));
    if (end >= 0) add('', piece.slice(end + 1));
  }
  return tokens;
}

/** Returns the length of the longest common subsequence from each pair of places on. */
function commonLengths(a, b) {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; --i)
    for (let j = b.length - 1; j >= 0; --j)
      table[i][j] =
        a[i].text === b[j].text ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
  return table;
}

/** Sets the member 'differs' of the tokens that only one of the lines has. */
function markDifferences(a, b) {
  if (a.length * b.length > 90000) return;
  const table = commonLengths(a, b);
  if (table[0][0] < 0.3 * Math.max(a.length, b.length)) return; // Nothing in common.
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i].text === b[j].text) {
      ++i;
      ++j;
    } else if (j === b.length || (i < a.length && table[i + 1][j] >= table[i][j + 1])) a[i++].differs = true;
    else b[j++].differs = true;
  }
  joinDifferences(a);
  joinDifferences(b);
}

/** Marks white space between tokens that differ, and no other white space. */
function joinDifferences(tokens) {
  tokens.forEach((token, index) => {
    if (!token.text.trim()) token.differs = !!(tokens[index - 1]?.differs && tokens[index + 1]?.differs);
  });
}

/** Returns the elements of a line. */
function codeOf(tokens, changeTag) {
  const result = [];
  for (let i = 0; i < tokens.length;) {
    // Neighbors of one kind become one element.
    const { kind, differs } = tokens[i];
    let text = '';
    for (; i < tokens.length && tokens[i].kind === kind && !tokens[i].differs === !differs; ++i)
      text += tokens[i].text;
    const piece = kind ? el('span.' + kind, null, text) : text;
    result.push(differs ? el(changeTag, null, piece) : piece);
  }
  return result;
}

/** Returns how similar two lines are, from 0 to 1. Punctuation alone is not similar. */
function similarity(a, b) {
  const words = tokens => tokens.filter(token => token.text.trim()).map(token => token.text);
  const left = words(a),
    right = words(b);
  if (!left.length || !right.length) return 0;
  if (left.join(' ') === right.join(' ')) return 1;
  if (!left.some(word => /\w/.test(word) && right.includes(word))) return 0;
  const counts = new Map();
  for (const word of left) counts.set(word, (counts.get(word) || 0) + 1);
  let common = 0;
  for (const word of right) {
    const available = counts.get(word) || 0;
    if (available) {
      ++common;
      counts.set(word, available - 1);
    }
  }
  return (2 * common) / (left.length + right.length);
}

/**
 * Returns pairs [old, new] of the lines of a change, with null for a line
 * without counterpart. Similar lines become pairs, in their order.
 */
function alignLines(olds, news) {
  if (olds.length * news.length > 4000)
    return Array.from({ length: Math.max(olds.length, news.length) }, (_, index) => [
      olds[index] || null,
      news[index] || null,
    ]);
  const score = olds.map(old =>
    news.map(line => {
      const value = similarity(old.tokens, line.tokens);
      return value < 0.34 ? 0 : value;
    }),
  );
  const best = Array.from({ length: olds.length + 1 }, () => new Float32Array(news.length + 1));
  for (let i = olds.length - 1; i >= 0; --i)
    for (let j = news.length - 1; j >= 0; --j)
      best[i][j] = Math.max(
        best[i + 1][j],
        best[i][j + 1],
        score[i][j] ? score[i][j] + best[i + 1][j + 1] : 0,
      );
  const pairs = [];
  for (let i = 0, j = 0; i < olds.length || j < news.length;) {
    if (
      i < olds.length &&
      j < news.length &&
      score[i][j] &&
      best[i][j] === Math.fround(score[i][j] + best[i + 1][j + 1])
    )
      pairs.push([olds[i++], news[j++]]);
    else if (i < olds.length && (j === news.length || best[i + 1][j] >= best[i][j + 1]))
      pairs.push([olds[i++], null]);
    else pairs.push([null, news[j++]]);
  }
  return pairs;
}

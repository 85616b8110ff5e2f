/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   Elements and numbers in words. Texts of the code base become text nodes, never
   HTML. Page.cpp joins the parts of the script; main.js, the last, starts it. */

/** Returns an element: el('a.name', {href: '#/'}, 'text', child...). */
function el(tag, attributes, ...children) {
  const [name, ...classes] = tag.split('.');
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children.flat(Infinity).filter(child => child != null && child !== false));
  return element;
}

/** Paths of icons in a square of 16 units, by state or severity. */
const iconPaths = {
  translated: 'M3 8.5l3.2 3.2L13 5',
  'without-amp': 'M4 8h8',
  copied: 'M4 8h8',
  failed: 'M4.5 4.5l7 7m0-7l-7 7',
  crashed: 'M9 2L4 9h4l-1 5 5-7H8z',
  'timed-out': 'M8 2.5a5.5 5.5 0 1 0 .01 0M8 5v3l2 1.5',
  unsupported: 'M8 2.5a5.5 5.5 0 1 0 .01 0M4.2 4.2l7.6 7.6',
  outside: 'M6 4H4v8h8v-2M9 3h4v4M13 3L8 8',
  conflict: 'M4 3v4l4 2 4-2V3M8 9v4',
  error: 'M4.5 4.5l7 7m0-7l-7 7',
  warning: 'M8 3.5v5.5m0 3v.2',
  note: 'M8 7v5m0-8v.2',
  folder: 'M2 4.5h4l1.5 2H14v6H2z',
  chevron: 'M6 4l4 4-4 4',
};

/** Returns an icon. It is decoration: the text beside it says the same. */
function icon(name, extraClass) {
  const ns = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(ns, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', `icon ${name} ${extraClass || ''}`);
  const path = document.createElementNS(ns, 'path');
  path.setAttribute('d', iconPaths[name] || iconPaths.note);
  svg.append(path);
  return svg;
}

const groups = new Intl.NumberFormat('en-US');

function number(value) {
  return groups.format(value);
}

/** Returns "1 file", "2 files". */
function count(value, noun, plural) {
  return `${number(value)} ${value === 1 ? noun : plural || noun + 's'}`;
}

/** Returns a duration of work: a day has 8 hours. */
function work(minutes) {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 8) return `${hours} h` + (minutes % 60 ? ` ${minutes % 60} min` : '');
  const days = Math.floor(hours / 8);
  return count(days, 'day') + (hours % 8 ? ` ${hours % 8} h` : '');
}

function seconds(value) {
  if (value < 10) return `${value.toFixed(1)} s`;
  if (value < 90) return `${Math.round(value)} s`;
  return `${Math.floor(value / 60)} min ${Math.round(value % 60)} s`;
}

function bytes(value) {
  if (!value) return '–';
  return value < 1024 ? `${value} B` : `${(value / 1024).toFixed(1).replace('.0', '')} KiB`;
}

/** Returns "+12 −3" with colors. */
function lines(added, removed) {
  return el(
    'span.lines',
    null,
    el('span.plus', null, `+${number(added)}`),
    ' ',
    el('span.minus', null, `−${number(removed)}`),
  );
}

function clear(element) {
  element.replaceChildren();
  return element;
}

/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   The search and the filters, which all views obey. */

const filter = { words: [], states: new Set(), properties: new Set() };

const properties = [
  ['work', 'needs work', file => file.needsWork],
  ['changed', 'changed', file => file.added + file.removed > 0],
  ['kernels', 'kernels', file => file.kernels.length > 0],
];

function isFiltered() {
  return filter.words.length + filter.states.size + filter.properties.size > 0;
}

function matches(file) {
  return (
    (!filter.states.size || filter.states.has(file.state)) &&
    properties.every(([key, , has]) => !filter.properties.has(key) || has(file)) &&
    filter.words.every(word => file.text.includes(word))
  );
}

function shownFiles() {
  return data.files.filter(matches);
}

/** True if one of the texts, or the path of the file, contains each word. */
function matchesText(file, ...texts) {
  const text = [file.path, ...texts].join('\n').toLowerCase();
  return filter.words.every(word => text.includes(word));
}

function setSearch(text) {
  filter.words = text
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word);
  filterChanged();
}

function toggle(set, value) {
  set.has(value) ? set.delete(value) : set.add(value);
  filterChanged();
}

function clearFilters() {
  filter.words = [];
  filter.states.clear();
  filter.properties.clear();
  document.getElementById('search').value = '';
  filterChanged();
}

function filterChanged() {
  for (const button of document.querySelectorAll('[data-filter]')) {
    const [kind, value] = button.dataset.filter.split(' ');
    button.setAttribute('aria-pressed', filter[kind].has(value));
  }
  showTree();
  refreshView();
}

function filterButton(kind, value, ...content) {
  return el(
    'button.chip',
    {
      type: 'button',
      'data-filter': `${kind} ${value}`,
      'aria-pressed': filter[kind].has(value),
      onclick: () => toggle(filter[kind], value),
    },
    ...content,
  );
}

function showFilters() {
  const element = document.getElementById('filters');
  for (const [state, name] of states)
    if (totals.states.has(state))
      element.append(
        filterButton(
          'states',
          state,
          icon(state),
          name + ' ',
          el('b', null, number(totals.states.get(state))),
        ),
      );
  for (const [key, name, has] of properties) {
    const hits = data.files.filter(has).length;
    if (hits) element.append(filterButton('properties', key, name + ' ', el('b', null, number(hits))));
  }
}

/** Returns the text with <mark> elements around the words of the search. */
function marked(text) {
  if (!filter.words.length) return [text];
  const escaped = filter.words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'i'))
    .map((part, index) => (index % 2 ? el('mark', null, part) : part));
}

/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   Starts the page: views by the fragment of the address, keys, theme. */

const views = [
  ['', 'Overview', overview],
  ['findings', 'Findings', findingsView],
  ['kernels', 'Kernels', kernelsView],
];

/** Returns {file, line} or {view} for the fragment of the address. */
function place() {
  const [path, query] = location.hash.replace(/^#\/?/, '').split('?');
  if (path.startsWith('file/')) {
    try {
      const file = fileByPath.get(path.slice(5).split('/').map(decodeURIComponent).join('/'));
      if (file) return { file, line: Number(new URLSearchParams(query).get('line')) || 0 };
    } catch (error) {
      /* A malformed fragment: the overview is shown. */
    }
  }
  return { view: views.find(([key]) => key === path) || views[0] };
}

function currentPath() {
  return place().file?.path;
}

let drawn = 0;

async function showView() {
  const main = document.getElementById('main');
  const { file, line, view } = place();
  const turn = ++drawn;
  const parts = file ? await fileView(file, line) : view[2]();
  if (turn !== drawn) return; // Another view was asked for in the meantime.
  clear(main).append(...parts.filter(part => part));
  document.title = `${file ? file.name : view[1]} – ${data.name}: migration report`;
  for (const link of document.querySelectorAll('#views a'))
    file || link.dataset.view !== view[0]
      ? link.removeAttribute('aria-current')
      : link.setAttribute('aria-current', 'page');
  document.body.classList.remove('side-open');
  if (file) revealFile(file.path);
  else selectRow(null);
  if (line) scrollToLine(line);
  else main.scrollTop = 0;
  performance.mark('shown');
}

/** Shows the view again if it depends on the filters. */
function refreshView() {
  const { view } = place();
  if (view && view[0]) showView();
}

function go(hash) {
  location.hash = hash;
}

/** Opens the next (1) or previous (-1) file of those that are shown. */
function step(direction) {
  const files = [];
  const visit = folder => {
    folder.folders.forEach(visit);
    files.push(...folder.files);
  };
  visit(tree.root);
  if (!files.length) return;
  const index = files.findIndex(file => file.path === currentPath());
  const next = index < 0 ? (direction > 0 ? 0 : files.length - 1) : index + direction;
  if (files[next]) go(fileLink(files[next]));
}

function escape() {
  if (document.activeElement === document.getElementById('search')) document.activeElement.blur();
  if (isFiltered()) clearFilters();
  else if (place().file) go('#/');
}

const keys = {
  '/': () => {
    document.body.classList.add('side-open');
    document.getElementById('search').select();
  },
  Escape: escape,
  j: () => step(1),
  k: () => step(-1),
  n: () => moveToStop(1),
  p: () => moveToStop(-1),
  o: () => go('#/'),
  f: () => go('#/findings'),
  l: () => go('#/kernels'),
  '?': () => document.getElementById('help').showModal(),
};

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const isTyping = event.target.matches('input');
  const action = keys[event.key];
  if (!action || (isTyping && event.key !== 'Escape')) return;
  event.preventDefault();
  action();
}

/** Themes: of the system, light, dark. The choice is kept if the browser allows. */
const themes = ['auto', 'light', 'dark'];

function setTheme(name) {
  document.documentElement.dataset.theme = name;
  document.getElementById('theme-button').textContent = `Theme: ${name}`;
  try {
    localStorage.setItem('amp2hip-theme', name);
  } catch (error) {
    /* No storage: only for now. */
  }
}

function startTheme() {
  let name = 'auto';
  try {
    name = localStorage.getItem('amp2hip-theme') || name;
  } catch (error) {
    /* No storage. */
  }
  setTheme(themes.includes(name) ? name : 'auto');
  document
    .getElementById('theme-button')
    .addEventListener('click', () =>
      setTheme(themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % themes.length]),
    );
}

function start() {
  document.getElementById('name').textContent = data.name;
  document
    .getElementById('views')
    .append(...views.map(([view, name]) => el('a', { href: '#/' + view, 'data-view': view }, name)));
  startTheme();
  showFilters();
  startTree();
  showTree();
  const search = document.getElementById('search');
  search.addEventListener('input', () => setSearch(search.value));
  search.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      focusRow(tree.rows[0]);
    }
    if (event.key === 'Enter') step(1);
  });
  document.querySelector('.skip').addEventListener('click', event => {
    event.preventDefault();
    document.getElementById('main').focus();
  });
  const filesButton = document.getElementById('files-button');
  filesButton.addEventListener('click', () =>
    filesButton.setAttribute('aria-expanded', String(document.body.classList.toggle('side-open'))),
  );
  document
    .getElementById('help-button')
    .addEventListener('click', () => document.getElementById('help').showModal());
  document.addEventListener('keydown', key);
  window.addEventListener('hashchange', showView);
  showView();
}

start();

/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   The tree of files: rows in a flat list, of which the browser lays out only
   those on the screen. One row can be reached with the tabulator key; the arrow
   keys move from it. */

const tree = {
  root: null, // A folder: {name, path, folders, files}.
  closed: new Set(), // Paths of closed folders.
  rows: [], // The rows of the list: {node, level, element}.
  active: null, // Path of the row that has the tabulator stop.
};

/** Returns the folder with all its files; chains of single folders are one. */
function makeFolder(name, path, files) {
  const folder = { name, path, files: [], folders: [], all: files };
  const below = new Map();
  for (const file of files) {
    const rest = file.path.slice(path.length);
    const slash = rest.indexOf('/', 1);
    if (slash < 0) folder.files.push(file);
    else {
      const child = rest.slice(0, slash + 1);
      below.has(child) ? below.get(child).push(file) : below.set(child, [file]);
    }
  }
  for (const [child, childFiles] of below) folder.folders.push(makeFolder(child, path + child, childFiles));
  if (path && !folder.files.length && folder.folders.length === 1) {
    const only = folder.folders[0];
    only.name = folder.name + only.name;
    return only;
  }
  return folder;
}

function eachFolder(folder, visit, level) {
  visit(folder, level);
  for (const child of folder.folders) eachFolder(child, visit, level + 1);
}

/** Opens all folders of small code bases, and those that need work of others. */
function openFolders() {
  const whole = makeFolder('', '', data.files);
  eachFolder(
    whole,
    folder => {
      const interesting = data.files.length <= 150 || folder.all.some(file => file.errors || file.conflicts);
      if (folder !== whole && !interesting) tree.closed.add(folder.path);
    },
    0,
  );
}

function rowOf(node, level, isFolder) {
  const path = node.path;
  const isOpen = isFolder && (filter.words.length > 0 || !tree.closed.has(path));
  const sum = name => (isFolder ? node.all.reduce((total, file) => total + file[name], 0) : node[name]);
  const errors = sum('errors') + sum('conflicts'),
    warnings = sum('warnings');
  const badge = errors
    ? el('span.badge.error', { title: count(errors, 'error') }, number(errors))
    : warnings
      ? el('span.badge.warning', { title: count(warnings, 'warning') }, number(warnings))
      : null;
  const label = isFolder
    ? `${node.name} folder, ${count(node.all.length, 'file')}`
    : `${node.name}, ${stateName(node.state)}`;
  const found =
    (errors ? `, ${count(errors, 'error')}` : '') + (warnings ? `, ${count(warnings, 'warning')}` : '');
  return el(
    'div.row',
    {
      role: 'treeitem',
      tabindex: -1,
      'aria-level': level,
      'aria-label': label + found,
      'aria-expanded': isFolder ? String(isOpen) : null,
      'aria-selected': isFolder ? null : 'false',
      'data-path': path,
      style: `--level:${level - 1}`,
      title: isFolder ? null : path,
    },
    isFolder ? icon('chevron', isOpen ? 'open' : '') : icon(node.state),
    el('span.label', null, marked(node.name)),
    badge,
    isFolder ? el('span.quantity', null, number(node.all.length)) : null,
  );
}

function addRows(folder, level) {
  for (const child of folder.folders) {
    tree.rows.push({ node: child, isFolder: true, element: rowOf(child, level, true), parent: folder });
    if (filter.words.length || !tree.closed.has(child.path)) addRows(child, level + 1);
  }
  for (const file of folder.files)
    tree.rows.push({ node: file, isFolder: false, element: rowOf(file, level, false), parent: folder });
}

function showTree() {
  const files = shownFiles();
  tree.root = makeFolder('', '', files);
  tree.rows = [];
  addRows(tree.root, 1);
  document.getElementById('tree').replaceChildren(...tree.rows.map(row => row.element));
  const stop = tree.rows.find(row => row.node.path === tree.active) || tree.rows[0];
  if (stop) stop.element.tabIndex = 0;
  document.getElementById('shown').textContent = isFiltered()
    ? `${number(files.length)} of ${count(data.files.length, 'file')}`
    : count(data.files.length, 'file');
  selectRow(currentPath());
}

/** Marks the row of the file that is shown. */
function selectRow(path) {
  for (const row of tree.rows)
    if (!row.isFolder) row.element.setAttribute('aria-selected', String(row.node.path === path));
}

/** Opens the folders of a file, and scrolls its row into view. */
function revealFile(path) {
  let isHidden = false;
  for (const closed of [...tree.closed]) if (path.startsWith(closed)) isHidden = tree.closed.delete(closed);
  tree.active = path;
  if (isHidden) showTree();
  selectRow(path);
  setStop(tree.rows.find(row => row.node.path === path));
  tree.rows.find(row => row.node.path === path)?.element.scrollIntoView({ block: 'nearest' });
}

function setStop(row) {
  if (!row) return;
  for (const other of tree.rows) other.element.tabIndex = -1;
  row.element.tabIndex = 0;
  tree.active = row.node.path;
}

function focusRow(row) {
  if (!row) return;
  setStop(row);
  row.element.focus();
}

function setOpen(row, open) {
  open ? tree.closed.delete(row.node.path) : tree.closed.add(row.node.path);
  tree.active = row.node.path;
  showTree();
  focusRow(tree.rows.find(other => other.node.path === row.node.path));
}

function isOpen(row) {
  return row.element.getAttribute('aria-expanded') === 'true';
}

function activate(row) {
  setStop(row);
  if (row.isFolder) setOpen(row, !isOpen(row));
  else location.hash = fileLink(row.node);
}

function treeKey(event) {
  const index = tree.rows.findIndex(row => row.element === event.target);
  if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = tree.rows[index];
  const actions = {
    ArrowDown: () => focusRow(tree.rows[index + 1]),
    ArrowUp: () => focusRow(tree.rows[index - 1]),
    Home: () => focusRow(tree.rows[0]),
    End: () => focusRow(tree.rows[tree.rows.length - 1]),
    ArrowRight: () => row.isFolder && (isOpen(row) ? focusRow(tree.rows[index + 1]) : setOpen(row, true)),
    ArrowLeft: () =>
      row.isFolder && isOpen(row)
        ? setOpen(row, false)
        : focusRow(tree.rows.find(other => other.node === row.parent)),
    Enter: () => activate(row),
    ' ': () => activate(row),
  };
  if (!actions[event.key]) return;
  event.preventDefault();
  event.stopPropagation();
  actions[event.key]();
}

function startTree() {
  const element = document.getElementById('tree');
  openFolders();
  element.addEventListener('keydown', treeKey);
  element.addEventListener('click', event => {
    const row = tree.rows.find(other => other.element === event.target.closest('.row'));
    if (row) activate(row);
  });
}

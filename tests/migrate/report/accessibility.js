/* Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
   See LICENSE for license information.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   Returns sentences about what is wrong for people who do not see the page, who
   see it badly, or who use the keyboard only. */
(() => {
  const problems = new Set();
  const describe = element =>
    `<${element.tagName.toLowerCase()} class="${element.className.baseVal ?? element.className}">`;
  const isVisible = element => element.checkVisibility() && !element.closest('.spoken, .skip');

  // Names of what can be operated.
  for (const element of document.querySelectorAll('a, button, input, summary, [role=treeitem]')) {
    if (element.closest('[aria-hidden=true]')) continue;
    const name = element.getAttribute('aria-label') || element.textContent.trim();
    if (!name) problems.add(`${describe(element)} has no name`);
  }
  for (const element of document.querySelectorAll('[aria-hidden=true] :is(a, button, [tabindex])'))
    if (element.tabIndex >= 0) problems.add(`${describe(element)} is hidden but can be focused`);
  if (document.querySelectorAll('h1').length !== 1) problems.add('the page does not have one h1');
  if (document.querySelectorAll('main').length !== 1) problems.add('the page does not have one main');
  if (!document.documentElement.lang) problems.add('the page has no language');

  // The contrast of text: 4.5 to 1 by WCAG 2.1.
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = color => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, bottom) => [0, 1, 2].map(i => top[i] * top[3] + bottom[i] * (1 - top[3])).concat(1);
  const background = element => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) {
      const color = rgba(getComputedStyle(e).backgroundColor);
      if (color[3]) layers.push(color);
      if (color[3] === 1) break;
    }
    return layers.reverse().reduce((bottom, top) => over(top, bottom), [255, 255, 255, 1]);
  };
  const luminance = color => {
    const [r, g, b] = color.map(c => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const seen = new Set();
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const kind = `${element.className} ${element.parentElement.className} ${element.tagName} ${element.closest('.error, .warning, .note, .failed')?.className}`;
    if (!hasText || seen.has(kind) || !isVisible(element) || element.closest('script, style, noscript, svg'))
      continue;
    seen.add(kind);
    const ground = background(element);
    const [light, dark] = [
      luminance(over(rgba(getComputedStyle(element).color), ground)),
      luminance(ground),
    ].sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 4.5)
      problems.add(
        `${describe(element)} in ${describe(element.parentElement)} has a contrast of ${ratio.toFixed(1)}`,
      );
  }
  return [...problems];
})();

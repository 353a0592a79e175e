// Elements by the selectors of the checks of pages: CSS selectors, which search open shadow roots;
// `:has-text('…')`, `:text-is('…')`; `nth=N`.
// A selector after ` >> ` searches within the elements found before it. `frame ⇥ selector` searches a frame.
(selector) => {
  const deep = (root, css) => {
    const found = [...root.querySelectorAll(css)];
    const hosts = root.shadowRoot ? [root] : [];
    for (const each of [...hosts, ...root.querySelectorAll('*')]) if (each.shadowRoot) found.push(...deep(each.shadowRoot, css));
    return found;
  };
  // Searches across shadow roots, part by part; each selector of a list is searched separately.
  const all = (root, css) => {
    const found = deep(root, css);
    if (!found.length && css.includes(', ')) return css.split(', ').flatMap((each) => all(root, each));
    return found.length || css.includes('>') ? found : css.split(' ').reduce((outer, part) => outer.flatMap((one) => deep(one, part)), [root]);
  };
  const pieces = selector.split('\t');
  const last = pieces.pop();
  const within = pieces.reduce((root, frame) => root.querySelector(frame).contentDocument, document);
  let found = [within];
  for (const each of last.split(' >> ')) {
    const nth = /^nth=(\d+)$/.exec(each);
    const [, css, , how, words] = /^(?:css=)?(.*?)(:(has-text|text-is)\('(.*)'\))?$/.exec(each);
    const says = (said) => (how === 'text-is' ? said.trim() === words : said.includes(words));
    found = nth ? found.slice(+nth[1]).slice(0, 1) :
      [...new Set(found.flatMap((one) => all(one, css)))].filter((one) => !how || says(one.textContent));
  }
  return found;
}

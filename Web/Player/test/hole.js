// The box of the first hole that is drawn in a root, as its path has it: in a mask, some browsers know of no boxes.
(root) => {
  const path = root.querySelector('mask path');
  const { d } = getComputedStyle(path);
  const alone = document.createElementNS('http://www.w3.org/2000/svg', 'svg').appendChild(path.cloneNode());
  alone.removeAttribute('style');
  alone.setAttribute('d', d && d !== 'none' ? d.slice(6, -2) : path.getAttribute('d'));
  document.documentElement.append(alone.parentNode);
  const { x, y, width, height } = alone.getBBox();
  alone.parentNode.remove();
  return [x, y, width, height];
}

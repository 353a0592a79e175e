"""Compares the captured stacking order with the browser's painting order, on randomly nested boxes."""

import random
import unittest

import browser

BOXES = 12
STYLES = ("", "", "position:relative", "position:relative;z-index:1", "position:relative;z-index:-1", "position:relative;z-index:2",
          "position:absolute;z-index:0", "position:absolute", "opacity:.95", "transform:translate(3px,2px)", "isolation:isolate",
          "position:fixed", "will-change:transform", "display:flex", "position:sticky;top:0", "filter:brightness(1)")  # fmt: skip

# For the middle of each box: the topmost element there, and the element that covers the box by the capture.
LOOK = """() => {
  const { elements, occluders } = tutorialcCapture.capture({ screen: 'one' }).snapshot;
  const at = new Map(elements.map((each, index) => [each.id, { ...each, index }]));
  const covers = new Set(occluders.map((each) => each.element));
  const wrong = [];
  let compared = 0;
  const boxes = [...document.querySelectorAll('.box')].map((each) => each.getBoundingClientRect());
  for (const box of document.querySelectorAll('.box')) {
    const rect = box.getBoundingClientRect();
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    // Browsers snap edges to pixels: directly at one the result is undefined.
    if (boxes.some(({ left, right, top, bottom }) =>
      [left - x, right - x, top - y, bottom - y].some((distance) => Math.abs(distance) <= 1))) continue;
    const [top] = document.elementsFromPoint(x, y).filter((each) => each.matches('.box'));
    // Something else may lie between a box and its content.
    if (!top || !at.has(box.id) || (top !== box && (top.contains(box) || box.contains(top)))) continue;
    compared += 1;
    const isCovered = [...covers].some((id) => {
      const [cover, other] = [at.get(id), at.get(box.id)];
      const element = document.getElementById(id);
      // Descendants belong to a box, and ancestors lie behind it.
      if (element.contains(box) || box.contains(element)) return false;
      const { left, top: above, right, bottom } = element.getBoundingClientRect();
      const [z, lower] = [cover.z ?? 0, other.z ?? 0];
      return left <= x && x <= right && above <= y && y <= bottom && (z !== lower ? z > lower : cover.index > other.index);
    });
    if (isCovered === (top === box)) wrong.push(`${box.id} under ${top.id} : ${document.body.innerHTML}`);
  }
  return [compared, wrong];
}"""


def page_of(pick):
    """Nested opaque boxes with random styles that overlap those around them."""
    parents, children = {}, {None: []}
    for index in range(BOXES):
        parents[index] = pick.choice([None, *parents]) if parents else None
        children.setdefault(parents[index], []).append(index)
        children.setdefault(index, [])

    def text(index):
        style = f"background:#{pick.randrange(100, 999)};width:{pick.randrange(60, 200)}px;height:{pick.randrange(40, 120)}px;" \
                f"margin:{pick.randrange(-60, 20)}px 0 0 {pick.randrange(-20, 60)}px;{pick.choice(STYLES)}"  # fmt: skip
        return f"<div class=box id=box-{index} style='{style}'>{''.join(map(text, children[index]))}</div>"

    return "<!DOCTYPE html><body style='margin:80px'>" + "".join(map(text, children[None]))


class PaintTests(unittest.TestCase):
    def test_the_order_is_the_browsers(self):
        pick = random.Random(7)
        compared = 0
        with browser.browser() as opened:
            page = opened.new_page(viewport={"width": 500, "height": 500})
            page.evaluate(browser.CAPTURE.read_text(encoding="utf-8"))
            for _ in range(150):
                page.set_content(page_of(pick))
                page.evaluate(browser.CAPTURE.read_text(encoding="utf-8"))
                count, wrong = page.evaluate(LOOK)
                self.assertEqual(wrong, [])
                compared += count
        self.assertGreater(compared, 800)


if __name__ == "__main__":
    unittest.main()

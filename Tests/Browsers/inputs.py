"""Keyboard, mouse and touch input for a page, by WebDriver."""

KEYS = {
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Enter": "\ue006", "Tab": "\ue004",
    "Escape": "\ue00c", "Home": "\ue011", "End": "\ue010", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a", "Delete": "\ue017",
    "Meta": "\ue03d", "Backspace": "\ue003", "Space": " ", "PageUp": "\ue00e", "PageDown": "\ue00f"}  # fmt: skip
BUTTONS = ("left", "middle", "right")


class Keyboard:
    def __init__(self, page):
        self.page = page

    def press(self, keys):
        *held, key = keys.split("+")
        values = [KEYS.get(each, each) for each in (*held, key)]
        down = [{"type": "keyDown", "value": each} for each in values]
        up = [{"type": "keyUp", "value": each} for each in reversed(values)]
        self.page.window.perform([{"type": "key", "id": "keys", "actions": down + up}])

    def type(self, text):
        for each in text:
            self.press(each)


class Mouse:
    def __init__(self, page):
        self.page, self.at = page, (0, 0)

    def click(self, x, y, button="left", click_count=1):
        for _ in range(click_count):
            self.page.window.click(round(x), round(y), BUTTONS.index(button))

    def move(self, x, y):
        self._perform(moved(x, y))

    def down(self):
        self._perform({"type": "pointerDown", "button": 0})

    def up(self):
        self._perform({"type": "pointerUp", "button": 0})

    def _perform(self, action):
        self.page.window.perform(pointed("mouse", [action]))
        self.at = (action["x"], action["y"]) if "x" in action else self.at

    def wheel(self, across, down):
        """Turns the wheel at the mouse's last position."""
        x, y = self.at
        turn = {"type": "scroll", "x": x, "y": y, "deltaX": across, "deltaY": down, "duration": 0, "origin": "viewport"}
        self.page.window.perform([{"type": "wheel", "id": "wheel", "actions": [turn]}])


class Touchscreen:
    def __init__(self, page):
        self.page = page

    def tap(self, x, y):
        self.page.window.perform(pointed("touch", [moved(x, y), {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]))


def moved(x, y):
    return {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"}


def pointed(kind, actions):
    """Actions of a mouse or a finger, in WebDriver's format."""
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}]


def clicked(x, y, button):
    """The WebDriver actions of a mouse click."""
    return pointed("mouse", [moved(x, y), {"type": "pointerDown", "button": button}, {"type": "pointerUp", "button": button}])

"""Keys and the mouse of a page, as WebDriver has them."""

KEYS = {
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Enter": "\ue006", "Tab": "\ue004",
    "Escape": "\ue00c", "Home": "\ue011", "End": "\ue010", "Shift": "\ue008", "Delete": "\ue017", "Backspace": "\ue003"}  # fmt: skip
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
        self.page = page

    def click(self, x, y, button="left"):
        self.page.window.click(round(x), round(y), BUTTONS.index(button))


def clicked(x, y, button):
    """The actions of WebDriver that are a click of the mouse."""
    moves = [
        {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"}, {"type": "pointerDown", "button": button},
        {"type": "pointerUp", "button": button}]  # fmt: skip
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}]

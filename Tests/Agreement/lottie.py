"""Players of Lottie: the pictures that each shows of the emitter's animation, at given frames."""

import json
import pathlib
import sys

import compare
import numpy
import rlottie_python
import thorvg_python
import web

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Oracles"))

import lottie_players  # noqa: E402


class Animation:
    """A player at the time of a passage; markers give the beginnings of steps."""

    calms = False
    whole = False  # true if it shows whole frames only

    def open(self, tour, variant, files, calm):
        self.text = files.animation(variant).read_text(encoding="utf-8")
        movie = json.loads(self.text)
        self.rate, self.size = movie["fr"], (movie["w"], movie["h"])
        ends = [(each["tm"], each["tm"] + each["dr"]) for each in movie["markers"]]
        self.passings = iter(ends + [(ends[-1][1], movie["op"])])
        self.arrived = None
        self.load()

    def begin(self, passage):
        """Begins a passage; returns the seconds for which the previous step stands in the animation."""
        self.start, self.end = next(self.passings)
        stood = 0.0 if self.arrived is None else self.start / self.rate - self.arrived
        self.arrived = self.start / self.rate + passage.length
        return stood

    def at(self, time):
        """The pixels and the time that they show; no pixels if the animation is past the passage by then."""
        frame = self.start + time * self.rate
        frame = round(frame) if self.whole else frame
        if frame >= self.end:
            return None, time
        return self.pixels(frame), (frame - self.start) / self.rate

    def close(self):
        return []


class RLottie(Animation):
    name = "rlottie"
    whole = True
    reach = compare.QUARTER / 2  # it approximates curves by lines, and counts corners twice: see defects.py
    away = 5.0  # it rounds down at each multiplication, several times under a matte
    fading = 1.0  # and once more when a whole layer fades
    loses = ("dashes",)  # it overestimates the lengths of curves, so that dashes drift along them

    def load(self):
        self.player = rlottie_python.LottieAnimation.from_data(self.text)

    def pixels(self, frame):
        width, height = self.size
        drawn = self.player.lottie_animation_render(frame_num=frame, width=width, height=height)
        pixels = numpy.frombuffer(drawn, numpy.uint8).reshape(height, width, 4).astype(float)
        # Blue, green and red, each premultiplied by the opacity.
        return pixels[..., 2::-1] + (255 - pixels[..., 3:])


class ThorVG(Animation):
    name = "ThorVG"
    reach = compare.QUARTER / 2  # as rlottie's
    drift = compare.QUARTER  # for dashes: on curves they are a fraction of a pixel off
    loses = ("ends of dashes",)  # next to a point of the outline, it may turn the last bit of them aside

    def load(self):
        self.engine = thorvg_python.Engine()
        self.canvas = thorvg_python.SwCanvas(self.engine)
        self.canvas.set_target(*self.size)
        self.player = thorvg_python.LottieAnimation(self.engine)
        picture = self.player.get_picture()
        picture.load_data(self.text.encode(), "lottie", None, True)
        picture.set_size(*self.size)
        self.canvas.add(picture)

    def pixels(self, frame):
        self.player.set_frame(frame)
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        pixels = numpy.asarray(self.canvas.get_pillow().convert("RGBA")).astype(float)
        return pixels[..., :3] + (255 - pixels[..., 3:])


class LottieWeb(Animation):
    name = "lottie-web"
    reach, slivers = compare.QUARTER, compare.SLIVERS

    def __init__(self, browser):
        self.browser = browser

    def load(self):
        self.page = web.Page(self.browser, self.size)
        page = self.page.page
        page.set_content("<!doctype html><style>html,body{margin:0;height:100%;background:#fff;overflow:hidden}</style>")
        page.add_script_tag(path=lottie_players.bundle("dash_extensions", "async-Lottie.js"))
        page.evaluate(lottie_players.LOAD, [self.text, "svg"])

    def pixels(self, frame):
        self.page.page.evaluate("frame => player.goToAndStop(frame, true)", frame)
        return self.page.pixels()

    def close(self):
        self.page.close()
        return self.page.said

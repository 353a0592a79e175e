"""Players of Lottie: rlottie, ThorVG, and lottie-web in Chromium. Each shows frames of a file over white, as floats.

    with Players(browser) as players: players.rlottie(text, frames, width, height)

lottie-web comes from the wheel of dash-extensions, which is installed for that file alone.
"""

import importlib.util
import io
import pathlib

import numpy
import rlottie_python
import thorvg_python
from PIL import Image

# The bundle is webpack's: a list of modules, from which the player's module is taken.
LOAD = """([text, renderer]) => new Promise(done => {
  const modules = Object.values(self.webpackChunkdash_extensions[0][1]).map(each => [each, each.toString()]);
  const [make] = modules.find(([, source]) => source.includes('registerRenderer') && source.includes('goToAndStop'));
  const module = {exports: {}};
  make(module, module.exports, () => ({}));
  window.player = module.exports.loadAnimation({container: document.body, renderer, loop: false, autoplay: false,
    animationData: JSON.parse(text)});
  player.addEventListener('error', event => console.log(`lottie-web: ${event.nativeError}`));
  player.addEventListener('DOMLoaded', done);
})"""
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def bundle(package, name):
    """A file of an installed package, which isn't imported."""
    return pathlib.Path(importlib.util.find_spec(package).submodule_search_locations[0], name)


def rlottie(text, frames, width, height):
    """Whole frames, drawn by rlottie."""
    player = rlottie_python.LottieAnimation.from_data(text)
    for frame in frames:
        drawn = player.lottie_animation_render(frame_num=frame, width=width, height=height)
        pixels = numpy.frombuffer(drawn, numpy.uint8).reshape(height, width, 4).astype(float)
        # Blue, green and red, each premultiplied by the opacity.
        yield pixels[..., 2::-1] + (255 - pixels[..., 3:])


def thorvg(text, frames, width, height):
    """Frames, drawn by ThorVG."""
    engine = thorvg_python.Engine()
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(width, height)
    player = thorvg_python.LottieAnimation(engine)
    picture = player.get_picture()
    picture.load_data(text.encode(), "lottie", None, True)
    picture.set_size(width, height)
    canvas.add(picture)
    for frame in frames:
        player.set_frame(frame)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        pixels = numpy.asarray(canvas.get_pillow().convert("RGBA")).astype(float)
        yield pixels[..., :3] + (255 - pixels[..., 3:])


def load(browser, text, width, height, renderer="svg", said=None):
    """A page on which lottie-web has loaded a file; its messages go into `said`."""
    page = browser.new_page(viewport={"width": width, "height": height})
    if said is not None:
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
    page.set_content("<!doctype html><style>html,body{margin:0;height:100%;background:#fff;overflow:hidden}</style>")
    page.add_script_tag(path=bundle("dash_extensions", "async-Lottie.js"))
    page.evaluate(LOAD, [text, renderer])
    return page


def shot(page, frame):
    """A frame of a loaded file."""
    page.evaluate("frame => player.goToAndStop(frame, true)", frame)
    page.evaluate(PAINTED)
    return numpy.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), float)

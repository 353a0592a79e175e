"""A contact sheet for people: a row for each instant, with the raster and then each renderer with its differences."""

import html
import shutil

import numpy
from PIL import Image

STYLE = """
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif }
body { margin: 24px; background: light-dark(#f6f7f9, #17181c); color: light-dark(#1d2129, #e6e8ee) }
h1 { font-size: 20px; margin: 0 0 4px } p { max-width: 70ch; margin: 0 0 20px; color: light-dark(#596070, #a3a8b4) }
table { border-collapse: separate; border-spacing: 6px } th { font-weight: 600; text-align: start; vertical-align: bottom }
thead th { position: sticky; top: 0; padding: 8px 4px; background: light-dark(#f6f7f9, #17181c); z-index: 1 }
tbody th { max-width: 15ch; font-weight: 400; vertical-align: top } small { color: light-dark(#596070, #a3a8b4); white-space: nowrap }
td { vertical-align: top } img { display: block; width: 100px; height: auto; border-radius: 4px; outline: 1px solid light-dark(#0002, #fff3) }
figure { margin: 0; display: flex; gap: 2px } td.wrong img { outline: 3px solid #e5484d }
"""


def write(run, folder):
    """Writes index.html and its pictures; long runs only kept the wrong ones."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "pictures").mkdir(parents=True)
    rows, names = {}, list(dict.fromkeys(shot.renderer for shot in run.shots))
    for shot in run.shots:
        if shot.truth is not None:
            key = shot.tour, shot.variant, shot.passage, round(shot.time, 2)
            rows.setdefault(key, {})[shot.renderer] = shot
    body = "".join(row(place, key, shots, names, folder) for place, (key, shots) in enumerate(rows.items()))
    heads = "".join(f"<th scope=col>{html.escape(name)}</th>" for name in ("", "raster", *names))
    wrong = len(run.wrong)
    (folder / "index.html").write_text(
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>Renderers of tutorialc</title><style>{STYLE}</style><h1>{len(rows)} instants, {len(names)} renderers</h1>"
        f"<p>{len(run.shots)} pictures, of which {wrong or 'none'} {'differs' if wrong == 1 else 'differ'} from the raster by "
        f"more than is allowed. Beside each is how it differs, six times as strong; what is too far off is red, what is not "
        f"looked at blue.</p><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></html>\n",
        encoding="utf-8")  # fmt: skip


def row(place, key, shots, names, folder):
    first = next(iter(shots.values()))
    cells = [f"<th scope=row>{html.escape(key[2])}<br><small>{key[0]}, {key[1]}, {key[3]:.2f} s</small></th>"]
    cells.append(f"<td>{picture(first.truth.image, folder, f'{place}-raster')}</td>")
    for name in names:
        shot = shots.get(name)
        if shot is None:
            cells.append("<td></td>")
            continue
        wrong = " class=wrong" if not shot.difference.holds else ""
        number = names.index(name)
        own = picture(shot.pixels, folder, f"{place}-{number}")
        off = picture(differences(shot), folder, f"{place}-{number}-differs")
        figures = f"{shot.difference.away:.1f}, at edges {shot.difference.near:.0f}"
        cells.append(f"<td{wrong}><figure>{own}{off}</figure><small>{figures}</small></td>")
    return f"<tr>{''.join(cells)}</tr>"


def differences(shot):
    """The differences from the raster as a picture: dark grey means equal."""
    off = numpy.abs(shot.pixels - shot.truth.image).max(axis=2)
    made = numpy.repeat(numpy.clip(24 + off * 6, 0, 255)[..., None], 3, axis=2)
    if shot.masked is not None:
        made[shot.masked] = (40, 60, 140)
    made[shot.difference.wrong] = (229, 72, 77)
    return made


def picture(pixels, folder, name):
    Image.fromarray(numpy.rint(pixels).astype("uint8")).save(folder / "pictures" / f"{name}.png", compress_level=1)
    return f"<img src='pictures/{name}.png' alt='' loading=lazy>"

// Made from Web/Page by Web/build. Do not edit.

// swift-format-ignore-file

/// The markup of the page, up to each thing that is put into it.
enum PageMarkup {
  static let beforeTitle: StaticString = #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-3xg0rpxD0qFYUoJXksVymYk181z28xig/lU3YcFDPSc='; style-src 'sha256-d2U/QkrTW1q+bZlQqq0wmL+1uYXeJgwbLHR89E1Wats='; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>
"""#
  static let beforeStyle: StaticString = #"""
</title>
<link rel="icon" href="data:,">
<style>
"""#
  static let beforeDrawings: StaticString = #"""
</style>
</head>
<body>
<noscript><p class="no-script">This page plays a tour of an app. It needs JavaScript, all of which is within the page.</p></noscript>
<header class="head">
  <div class="names">
    <h1 id="title"></h1>
    <p id="summary"></p>
    <p id="printed"></p>
  </div>
  <div class="tools">
    <div class="views" role="group" aria-label="View">
      <button type="button" id="view-play" aria-pressed="true">Play</button>
      <button type="button" id="view-board" aria-pressed="false">Storyboard</button>
    </div>
    <button type="button" class="quiet" id="print"><svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z"/></svg><span>Print</span></button>
    <button type="button" class="quiet" id="help" aria-haspopup="dialog"><svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><rect x="2" y="5" width="16" height="10" rx="2"/><path d="M5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 12h7"/></svg><span>Keys</span></button>
  </div>
</header>
<section class="choices" id="choices" aria-label="What is shown"></section>
<main id="main">
  <section class="notes" id="notes" aria-label="Diagnostics" hidden>
    <details open>
      <summary><h2>Diagnostics</h2> <span id="note-count"></span></summary>
      <ul id="note-list"></ul>
    </details>
  </section>
  <section class="play" id="play" aria-label="Tour">
    <div class="stage" id="stage"></div>
    <div class="transport" role="group" aria-label="Playback">
      <div class="buttons">
        <button type="button" class="round" id="back" aria-label="Step back"><svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M12.5 4.5 7 10l5.5 5.5"/></svg></button>
        <button type="button" class="round main" id="toggle" aria-label="Play"><svg class="icon solid" viewBox="0 0 20 20" aria-hidden="true"><path class="when-paused" d="M6.5 3.8v12.4a.6.6 0 0 0 .9.5l9.6-6.2a.6.6 0 0 0 0-1L7.4 3.3a.6.6 0 0 0-.9.5z"/><path class="when-playing" d="M5 4h3.4v12H5zM11.6 4H15v12h-3.4z"/></svg></button>
        <button type="button" class="round" id="next" aria-label="Next step"><svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M7.5 4.5 13 10l-5.5 5.5"/></svg></button>
      </div>
      <div class="strip">
        <div class="marks" id="marks" aria-hidden="true"></div>
        <input type="range" id="scrub" min="0" max="1" step="0.01" value="0" aria-label="Time in the tour">
      </div>
      <span class="clock" id="clock"></span>
      <label class="speed"><span class="unseen">Speed</span><select id="speed">
        <option value="0.25">0.25&#215;</option><option value="0.5">0.5&#215;</option><option value="0.75">0.75&#215;</option><option value="1" selected>1&#215;</option><option value="1.5">1.5&#215;</option><option value="2">2&#215;</option>
      </select></label>
      <button type="button" class="quiet" id="skip">Skip</button>
    </div>
    <div class="side" tabindex="0" role="region" aria-labelledby="steps-title">
      <h2 id="steps-title">Steps</h2>
      <ol id="steps"></ol>
      <p class="left-out" id="left-out" hidden></p>
    </div>
  </section>
  <section class="board" id="board" aria-labelledby="board-title" hidden>
    <h2 class="unseen" id="board-title">Storyboard</h2>
    <ol id="cells"></ol>
  </section>
</main>
<dialog class="keys" id="keys" aria-labelledby="keys-title">
  <div class="keys-head"><h2 id="keys-title">Keys</h2> <button type="button" class="quiet" id="keys-close">Close</button></div>
  <dl>
    <div><dt><kbd>&#8592;</kbd> <kbd>&#8594;</kbd></dt><dd>Step back, next step; on the time line, back and on in it</dd></div>
    <div><dt><kbd>Space</kbd></dt><dd>Play, pause</dd></div>
    <div><dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>First step, last step</dd></div>
    <div><dt><kbd>Esc</kbd></dt><dd>Leave the tour, where it may be left; close the storyboard</dd></div>
    <div><dt><kbd>Tab</kbd></dt><dd>To the tour&#8217;s own buttons, and all others</dd></div>
  </dl>
  <p>The callout&#8217;s buttons, and taps on the screen, do what they do in the app.</p>
</dialog>
<div class="unseen" id="live" aria-live="polite"></div>

"""#
  static let beforeTour: StaticString = #"""

<script type="application/json" id="tour">
"""#
  static let beforeScript: StaticString = #"""
</script>
<script>
"""#
  static let end: StaticString = #"""
</script>
</body>
</html>

"""#
}

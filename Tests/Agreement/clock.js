// A page whose time stands still: timers, frames and animations only advance when told to.
(() => {
  const clock = { now: 1000, timers: [], frames: [], animations: new Set(), last: 0 };
  const animate = Element.prototype.animate;
  performance.now = () => clock.now;
  window.setTimeout = (task, wait = 0, ...all) => {
    clock.timers.push({ id: ++clock.last, at: clock.now + Math.max(+wait || 0, 0), task: () => task(...all) });
    return clock.last;
  };
  window.clearTimeout = (id) => { clock.timers = clock.timers.filter((one) => one.id !== id); };
  window.requestAnimationFrame = (task) => { clock.frames.push({ id: ++clock.last, task }); return clock.last; };
  window.cancelAnimationFrame = (id) => { clock.frames = clock.frames.filter((one) => one.id !== id); };
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all);
    animation.pause();
    clock.animations.add(animation);
    return animation;
  };
  const pass = (time) => {
    for (const animation of clock.animations) {
      if (animation.playState === 'idle') clock.animations.delete(animation);
      else {
        const end = animation.effect.getComputedTiming().endTime;
        const before = animation.currentTime;
        animation.currentTime += time - clock.now;
        // A paused animation doesn't fire its end.
        if (before < end && animation.currentTime >= end) clock.frames.push({ id: 0, task: () => animation.onfinish?.() });
      }
    }
    clock.now = time;
  };
  const rest = () => new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
  const draw = async () => {
    const { frames } = clock;
    clock.frames = [];
    for (const { task } of frames) task(clock.now);
    await rest();
  };
  // Advances by a number of seconds: due tasks run in order, and frames are drawn at the end.
  window.advance = async (seconds) => {
    const end = clock.now + seconds * 1000;
    await rest();
    for (;;) {
      const due = clock.timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at || a.id - b.id)[0];
      if (!due) break;
      clock.timers = clock.timers.filter((one) => one !== due);
      pass(Math.max(due.at, clock.now));
      due.task();
      await rest();
    }
    pass(end);
    await draw();
    await draw();
  };
})();

/// The look of the preview's own pages.
enum PageStyle {
  static let bytes = Array(
    """
    :root {
      color-scheme: light dark;
      --ground: #f6f6f4; --paper: #fff; --line: #dedcd6; --ink: #1d1d1b; --quiet: #5f5e59; --link: #0b57b0;
      --error: #b3261e; --warning: #7d5200; --good: #1e6b3a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161615; --paper: #20201f; --line: #3a3936; --ink: #ecebe7; --quiet: #a9a7a0; --link: #8ab8f5;
        --error: #ff8f85; --warning: #e9b860; --good: #7fd39b;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 52rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
    h1 { margin: 0; font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere; }
    p { margin: .5rem 0 1rem; }
    a { color: var(--link); }
    a:focus-visible, pre:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .way { margin: 0 0 1rem; font-size: .875rem; }
    .sum, .path, .note { color: var(--quiet); }
    .path { overflow-wrap: anywhere; font-size: .875rem; }
    .tutorials, .remarks { margin: 1.25rem 0; padding: 0; list-style: none; }
    .tutorials { border: 1px solid var(--line); border-radius: .625rem; background: var(--paper); overflow: hidden; }
    .tutorials:empty { display: none; }
    .tutorials li + li { border-top: 1px solid var(--line); }
    .tutorials a {
      display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; color: inherit;
      text-decoration: none;
    }
    .tutorials a:hover { background: color-mix(in srgb, var(--link) 8%, transparent); }
    .tutorials a:focus-visible { outline-offset: -3px; border-radius: .625rem; }
    .name { color: var(--link); font-weight: 600; overflow-wrap: anywhere; }
    .tutorials .path, .note { grid-column: 1 / -1; }
    .note { font-size: .875rem; }
    .count { grid-column: 2; grid-row: 1; text-align: right; font-size: .875rem; line-height: 1.7; }
    .error > h2 .severity, .count.error { color: var(--error); }
    .warning > h2 .severity, .count.warning { color: var(--warning); }
    .count.good { color: var(--good); }
    .count.error, .severity { font-weight: 600; }
    .remarks li {
      margin: 0 0 .75rem; padding: .75rem 1rem; border: 1px solid var(--line); border-inline-start: 4px solid var(--quiet);
      border-radius: .625rem; background: var(--paper);
    }
    .remarks li.error { border-inline-start-color: var(--error); }
    .remarks li.warning { border-inline-start-color: var(--warning); }
    .remarks h2 { margin: 0; font-size: 1rem; font-weight: 500; overflow-wrap: anywhere; }
    .remarks code { color: var(--quiet); font: .8125rem ui-monospace, monospace; white-space: nowrap; }
    .remarks pre { margin: .625rem 0 0; overflow-x: auto; font: .8125rem/1.45 ui-monospace, monospace; }

    """.utf8)
}

// A small mail app of two routes, a dialog, a list that scrolls, and a button in a shadow root. The query says how it is seen:
// ?lang=ar, ?dark, ?large, ?late (the list comes after 600 ms), ?tour (starts at once), ?method=frames.
const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'en';
document.documentElement.lang = lang;
document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
document.documentElement.classList.toggle('dark', query.has('dark'));
document.documentElement.classList.toggle('large', query.has('large'));

class MailStar extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '☆';
    button.setAttribute('aria-label', 'Star');
    if (this.hasAttribute('name')) button.dataset.tour = this.getAttribute('name');
    button.addEventListener('click', () => { button.textContent = '★'; window.starred = true; });
    this.attachShadow({ mode: 'open' }).append(button);
  }
}
customElements.define('mail-star', MailStar);

function fill() {
  const names = ['Ada Byron', 'Grace Murray', 'Mary Shelley', 'Emmy Noether', 'Lise Meitner', 'Hedy Kiesler'];
  for (let index = 1; index <= 24; index += 1) {
    const row = document.createElement('div');
    row.className = 'row';
    row.id = `row-${index}`;
    const name = document.createElement('span');
    name.textContent = names[index % names.length];
    const time = document.createElement('small');
    time.textContent = `${index}:00`;
    const star = document.createElement('mail-star');
    if (index === 2) star.setAttribute('name', 'star');
    row.append(name, time, star);
    document.querySelector('#list').append(row);
  }
}
if (query.has('late')) setTimeout(fill, 600);
else fill();

function show() {
  const settings = location.hash.startsWith('#/settings');
  document.querySelector('#inbox').hidden = settings;
  document.querySelector('#settings').hidden = !settings;
}
addEventListener('hashchange', show);
show();
window.clicks = [];
document.addEventListener('click', (event) => window.clicks.push(event.target.id));
document.querySelector('#compose').addEventListener('click', () => document.querySelector('#editor').showModal());

// Counters for the time that the tour plays: frames that scripts ask for, and violations of the policy.
window.frames_ = 0;
const ask = window.requestAnimationFrame.bind(window);
window.drawn_ = () => new Promise((done) => ask(() => ask(done)));
window.requestAnimationFrame = (callback) => { window.frames_ += 1; return ask(callback); };
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
if (query.get('method') === 'frames') {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...all) => (all[0] === 'd' ? false : supports(...all));
}

window.reports = [];
window.player = null;
window.begin = async (name = 'mail', options = {}) => {
  const { start } = await import('../../dist/tutorial-player.js');
  const tour = await (await fetch(`${name}.tour.json`)).json();
  window.player = start(tour, {
    locale: lang,
    colorScheme: query.has('dark') ? 'dark' : 'light',
    textSize: query.has('large') ? '2' : undefined,
    actions: { 'open-settings': () => { location.hash = '#/settings'; } },
    ...options,
  });
  window.player.on('report', (report) => window.reports.push(`${report.kind} ${report.step}`));
  window.player.on('end', () => window.reports.push('end'));
};
window.highlight = async (...all) => (await import('../../dist/tutorial-player.js')).highlight(...all);
if (query.has('tour')) window.begin();
window.ready = true;

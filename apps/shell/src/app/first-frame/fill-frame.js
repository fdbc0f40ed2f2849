// Runs inline behind the frames: the tools of the release, the selection, clock and date.
(function () {
  if (document.documentElement.dataset.frame !== 'dashboard') return;
  var frame = document.getElementById('frame-dashboard');
  var query = location.search;
  var tools = [];
  var hidden = [];
  var pinned = null;
  try {
    var sent = document.getElementById('plainday-tools');
    if (sent) tools = JSON.parse(sent.textContent);
    var userId = JSON.parse(localStorage.getItem('plainday.auth')).user.id;
    var projects = localStorage.getItem('plainday.projects.' + userId) || 0;
    frame.querySelector('.f-projects').style.height = projects * 36 + 'px';
    query = /[?&](tool|project|view|task|q)=/.test(query)
      ? query
      : localStorage.getItem('plainday.view.' + userId) || '';
    var chosen = JSON.parse(localStorage.getItem('plainday.preferences.' + userId));
    if (Array.isArray(chosen.hiddenTools)) hidden = chosen.hiddenTools;
    if (Array.isArray(chosen.pinnedTools)) pinned = chosen.pinnedTools;
  } catch {
    // The frame stands without them.
  }
  var params = new URLSearchParams(query);
  var chosen = params.get('tool') || params.get('view');
  var open = tools.find((tool) => tool.id === chosen);
  var view = params.get('project')
    ? ''
    : params.get('view') === 'trash'
      ? 'Trash'
      : open
        ? open.heading
        : 'All Tasks';
  // The rows that `ask-early.js` asks for.
  frame.dataset.rows = params.get('tool')
    ? ''
    : params.get('project') || (open ? open.id : view === 'Trash' ? 'trash' : 'all');

  frame.dataset.tool = open ? open.id : 'task-list';

  // The server has drawn all tools there are, in their order.
  var list = frame.querySelector('.f-tools');
  var all = list.querySelector('.f-all');
  var entryOf = (tool) => list.querySelector('[data-tool="' + tool.id + '"]');
  var offered = tools.filter(
    (tool) => tool.group === 'tool' && !hidden.includes(tool.id) && entryOf(tool),
  );
  var place = (tool) => pinned.indexOf(tool.id);
  var listed = pinned
    ? offered.filter((tool) => place(tool) >= 0).sort((a, b) => place(a) - place(b))
    : offered;
  var folded = offered.filter((tool) => !listed.includes(tool));

  // Beside All Tasks on a phone (`barTools`).
  var bar = frame.querySelector('.f-bottom-bar');
  var usual = (id) => !pinned && listed.find((tool) => tool.id === id);
  var second = usual('calendar') || usual('pomodoro') || listed[0];
  if (second) {
    var part = bar.children[3];
    var icon = entryOf(second).querySelector('svg').cloneNode(true);
    part.querySelector('svg').replaceChildren(...icon.childNodes);
    part.querySelector('span').textContent = second.shortTitle || second.title;
    part.dataset.name = second.heading;
  } else bar.children[3].remove();

  all.querySelector('.f-count').textContent = folded.length;
  if (localStorage.getItem('plainday.tools') === 'closed') list.replaceChildren();
  else if (pinned || hidden.length) {
    var last = folded.length ? [all] : [];
    if (folded.includes(open)) last.push(entryOf(open));
    list.replaceChildren(...listed.map(entryOf), ...last);
  } else all.remove();

  frame.querySelectorAll('.f-entry, .f-bottom-entry').forEach(function (entry) {
    if (!view || entry.dataset.name !== view) return;
    entry.setAttribute('aria-current', 'page');
    if (entry.closest('.f-rest') && entry.scrollIntoView)
      entry.scrollIntoView({ block: 'nearest' });
  });
  frame.querySelector('.f-title').textContent = view;
  // The add bar stands in All Tasks alone, and not over what a search finds.
  if (view !== 'All Tasks' || params.get('q')) frame.querySelector('.f-live').remove();

  var now = new Date();
  var two = (number) => String(number).padStart(2, '0');
  // A formatter of the browser takes longer to make than all of this (`dayInWords`).
  var days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
  var months =
    'January February March April May June July August September October November December'.split(
      ' ',
    );
  frame.querySelector('.f-time').textContent = two(now.getHours()) + ':' + two(now.getMinutes());
  frame.querySelector('.f-date').textContent =
    days[now.getDay()] +
    ', ' +
    months[now.getMonth()] +
    ' ' +
    now.getDate() +
    ', ' +
    now.getFullYear();
})();

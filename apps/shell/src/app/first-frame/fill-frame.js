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

  var list = frame.querySelector('.f-tools');
  var model = frame.querySelector('.f-entry');
  var all = list.querySelector('.f-all');
  all.remove();
  var offered = tools
    .filter((tool) => tool.group === 'tool' && !hidden.includes(tool.id))
    .sort((a, b) => a.order - b.order || (a.title < b.title ? -1 : 1));
  var isListed = (tool) => !pinned || pinned.includes(tool.id);
  var place = (tool) => (pinned ? pinned.indexOf(tool.id) : 0);
  var listed = offered.filter(isListed).sort((a, b) => place(a) - place(b));
  if (localStorage.getItem('plainday.tools') !== 'closed') {
    var folded = offered.filter((tool) => !isListed(tool));
    listed.forEach(addTool);
    all.querySelector('.f-count').textContent = folded.length;
    if (folded.length) list.append(all);
    if (folded.includes(open)) addTool(open);
  }

  // Beside All Tasks on a phone (`barTools`).
  var bar = frame.querySelector('.f-bottom-bar');
  var usual = (id) => !pinned && listed.find((tool) => tool.id === id);
  var second = usual('calendar') || usual('pomodoro') || listed[0];
  if (second) fill(bar.children[3], second, second.shortTitle || second.title);
  else bar.children[3].remove();

  function addTool(tool) {
    var entry = model.cloneNode(true);
    fill(entry, tool, tool.title);
    list.append(entry);
  }

  function fill(entry, tool, title) {
    var svg = entry.querySelector('svg');
    svg.replaceChildren();
    tool.icon.forEach(function (part) {
      var shape = document.createElementNS(svg.namespaceURI, part[0]);
      for (var key in part[1]) shape.setAttribute(key, part[1][key]);
      svg.append(shape);
    });
    entry.querySelector('span').textContent = title;
    entry.dataset.name = tool.heading;
  }

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

// Runs inline behind the frames: the tools of the release, the selection, clock and date.
(function () {
  if (document.documentElement.dataset.frame !== 'dashboard') return;
  var frame = document.getElementById('frame-dashboard');
  var query = location.search;
  var tools = [];
  var hidden = [];
  var pinned = null;
  var remotes;
  try {
    remotes = JSON.parse(document.getElementById('plainday-release').textContent).remotes;
    for (var name in remotes) {
      remotes[name].modules.forEach(function (module) {
        module.remote = remotes[name];
        tools.push(module);
      });
    }
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

  // The server knows the address, and not the view that was left last.
  var shown = open || tools.find((tool) => tool.id === 'task-list');
  if (shown) [(shown.build || shown.remote).entry].concat(shown.files).forEach(preload);

  function preload(path) {
    var file = shown.remote.files.find((each) => each.path === path);
    if (!/\.js$/.test(path) || document.querySelector('link[href="' + path + '"]')) return;
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (file) link.integrity = file.integrity;
    link.href = path;
    document.head.append(link);
  }

  var list = frame.querySelector('.f-tools');
  var model = frame.querySelector('.f-entry');
  var all = list.querySelector('.f-all');
  all.remove();
  if (localStorage.getItem('plainday.tools') !== 'closed') {
    var offered = tools
      .filter((tool) => tool.group === 'tool' && !hidden.includes(tool.id))
      .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'));
    var isListed = (tool) => !pinned || pinned.includes(tool.id);
    var folded = offered.filter((tool) => !isListed(tool));
    var place = (tool) => (pinned ? pinned.indexOf(tool.id) : 0);
    offered
      .filter(isListed)
      .sort((a, b) => place(a) - place(b))
      .forEach(addTool);
    all.querySelector('.f-count').textContent = folded.length;
    if (folded.length) list.append(all);
    if (folded.includes(open)) addTool(open);
  }

  function addTool(tool) {
    var entry = model.cloneNode(true);
    var svg = entry.querySelector('svg');
    svg.replaceChildren();
    tool.icon.forEach(function (part) {
      var shape = document.createElementNS(svg.namespaceURI, part[0]);
      for (var key in part[1]) shape.setAttribute(key, part[1][key]);
      svg.append(shape);
    });
    entry.querySelector('.f-entry-title').textContent = tool.title;
    entry.dataset.name = tool.heading;
    list.append(entry);
  }

  frame.querySelectorAll('.f-entry').forEach(function (entry) {
    if (entry.dataset.name !== view) return;
    entry.setAttribute('aria-current', 'page');
    if (entry.closest('.f-rest') && entry.scrollIntoView)
      entry.scrollIntoView({ block: 'nearest' });
  });
  frame.querySelector('.f-title').textContent = view;
  // The add bar stands in All Tasks alone, and not over what a search finds.
  if (view !== 'All Tasks' || params.get('q')) frame.querySelector('.f-live').remove();

  var now = new Date();
  frame.querySelector('.f-time').textContent = now.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  frame.querySelector('.f-date').textContent = now.toLocaleDateString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
})();

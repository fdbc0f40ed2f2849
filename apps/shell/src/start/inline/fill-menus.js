// Runs inline behind the menus of the dashboard: the tools that this browser shows, and the entry that is open.
(function () {
  if (document.documentElement.dataset.frame !== 'dashboard') return;
  var frame = document.getElementById('frame-dashboard');
  var view = frame.dataset.view;
  var tools = [];
  var hidden = [];
  var pinned = null;
  try {
    var sent = document.getElementById('plainday-tools');
    if (sent) tools = JSON.parse(sent.textContent);
    var userId = JSON.parse(localStorage.getItem('plainday.auth')).user.id;
    var projects = localStorage.getItem('plainday.projects.' + userId) || 0;
    frame.querySelector('.f-projects').style.height = projects * 36 + 'px';
    // To word an error, where nothing is stored, would cost the browser ten milliseconds and more.
    var chosen = JSON.parse(localStorage.getItem('plainday.preferences.' + userId)) || {};
    if (Array.isArray(chosen.hiddenTools)) hidden = chosen.hiddenTools;
    if (Array.isArray(chosen.pinnedTools)) pinned = chosen.pinnedTools;
  } catch {
    // The menus stand without them.
  }

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
  var second =
    usual('calendar') ||
    usual('pomodoro') ||
    listed[0] ||
    tools.find((tool) => tool.id === 'upcoming');
  if (second) {
    var part = bar.children[3];
    var entry = entryOf(second) || frame.querySelector('[data-name="Upcoming"]');
    var icon = entry.querySelector('svg').cloneNode(true);
    part.querySelector('svg').replaceChildren(...icon.childNodes);
    part.querySelector('span').textContent = second.shortTitle || second.title;
    part.dataset.name = second.heading;
  } else bar.children[3].remove();

  all.querySelector('.f-count').textContent = folded.length;
  if (localStorage.getItem('plainday.tools') === 'closed') list.replaceChildren();
  else if (pinned || hidden.length) {
    var last = folded.length ? [all] : [];
    var open = folded.find((tool) => tool.id === frame.dataset.tool);
    if (open) last.push(entryOf(open));
    list.replaceChildren(...listed.map(entryOf), ...last);
  } else all.remove();

  // What is painted before it is filled would be seen to jump.
  frame.querySelector('.f-rest').dataset.filled = '';
  frame.querySelectorAll('.f-entry, .f-bottom-entry').forEach(function (entry) {
    if (!view || entry.dataset.name !== view) return;
    entry.setAttribute('aria-current', 'page');
    if (entry.closest('.f-rest') && entry.scrollIntoView)
      entry.scrollIntoView({ block: 'nearest' });
  });
})();

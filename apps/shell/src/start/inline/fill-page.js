// Runs inline behind the page of the dashboard, before the first paint: which view it is, clock and date.
(function () {
  if (document.documentElement.dataset.frame !== 'dashboard') return;
  var frame = document.getElementById('frame-dashboard');
  var query = location.search;
  var tools = [];
  try {
    var sent = document.getElementById('plainday-tools');
    if (sent) tools = JSON.parse(sent.textContent);
    var userId = JSON.parse(localStorage.getItem('plainday.auth')).user.id;
    query = /[?&](tool|project|view|task|q)=/.test(query)
      ? query
      : localStorage.getItem('plainday.view.' + userId) || '';
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
  frame.dataset.view = view;
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

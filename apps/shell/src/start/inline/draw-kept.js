// Runs inline behind the frames: what was in sight when the view was left, as the tool has kept it; where it has kept
// nothing, the rows that `ask-early.js` has asked for.
(function () {
  var root = document.documentElement.dataset;
  if (root.frame !== 'dashboard' || /[?&]q=/.test(location.search)) return;
  var frame = document.getElementById('frame-dashboard');
  var list = frame.querySelector('.f-kept');
  var kept, isSameWidth, isSameDay;
  attempt(drawKept);
  if (!list.firstChild)
    document.addEventListener('plainday:rows', function (event) {
      attempt(function () {
        drawAnswer(event.detail);
      });
    });

  function attempt(drawing) {
    try {
      drawing();
    } catch {
      // The rows come with the app.
      list.replaceChildren();
    }
  }

  function drawKept() {
    var userId = JSON.parse(localStorage.getItem('plainday.auth')).user.id;
    kept = JSON.parse(localStorage.getItem('plainday.rows.' + userId));
    // Asked, not caught: to word an error costs the browser ten milliseconds and more.
    if (!kept || kept.version !== 1 || kept.view !== frame.dataset.rows) return;
    isSameWidth = kept.width === innerWidth;
    isSameDay = kept.day === new Date().toDateString();
    if (!kept.parts) list.append(...kept.rows.map(draw));
    else if (isSameWidth && isSameDay && kept.theme === root.theme) {
      list.classList.add('f-placed');
      list.append(...kept.parts.map(place));
    } else return;
    var heading = frame.querySelector('.f-title');
    heading.textContent = kept.heading;
    if (isSameWidth) heading.style.height = kept.headHeight + 'px';
  }

  function drawAnswer(tasks) {
    isSameWidth = false;
    var parents = new Set(tasks.map((task) => task.parent_task_id));
    // A row is 34 px high at least.
    var roots = tasks.filter((task) => !task.parent_task_id).slice(0, innerHeight / 34);
    list.replaceChildren(...roots.map((task) => draw(rowOf(task, parents.has(task.id)))));
  }

  // What stands beside the title is worded by the app; its line is kept free.
  function rowOf(task, hasSubtasks) {
    var hasFacts =
      task.due_date ||
      task.duration !== null ||
      task.repeat_pattern ||
      task.focused ||
      hasSubtasks ||
      (task.project_id && frame.dataset.rows === 'all');
    return {
      title: task.title,
      priority: task.priority[0].toUpperCase() + task.priority.slice(1),
      notes: task.notes,
      facts: hasFacts ? [{ look: 'fact to-come' }] : [],
    };
  }

  function part(name, text) {
    var element = document.createElement('span');
    element.className = name;
    // Drawn by the style: the words themselves are in the list of the app.
    if (text) element.dataset.text = text;
    return element;
  }

  function draw(row) {
    var item = document.createElement('li');
    var ring = part('f-ring');
    var body = part('f-body');
    item.className = 'f-row';
    if (isSameWidth) item.style.height = row.height + 'px';
    ring.dataset.priority = row.priority;
    body.append(part('f-title-text', row.title));
    if (row.notes) body.append(part('f-notes', row.notes));
    if (row.facts.length) body.append(part('f-facts'));
    row.facts.forEach(function (fact) {
      // "Today" was said of another day.
      if (isSameDay || !/\bdue|done-at/.test(fact.look)) body.lastChild.append(drawFact(fact));
    });
    item.append(ring, body);
    return item;
  }

  function place(piece) {
    var item = document.createElement('li');
    item.style.cssText = kept.looks[piece.look];
    ['left', 'top', 'width', 'height'].forEach(function (side, index) {
      item.style[side] = piece.at[index] + 'px';
    });
    if (piece.text) item.dataset.text = piece.text;
    if (piece.cut) item.className = 'f-cut';
    if (piece.icon) item.append(icon(piece.icon, piece.at[2], piece.stroke));
    return item;
  }

  function drawFact(fact) {
    var element = part('f-' + fact.look, '');
    if (fact.dot) {
      var dot = part('f-dot');
      dot.style.background = fact.dot;
      element.append(dot);
    } else if (fact.icon) element.append(icon(fact.icon, 13, 1.75));
    if (fact.text) element.append(part('', fact.text));
    return element;
  }

  function icon(shapes, size, stroke) {
    var svg = frame.querySelector('svg').cloneNode();
    svg.setAttribute('width', size);
    svg.setAttribute('height', size);
    svg.setAttribute('stroke-width', stroke);
    shapes.forEach(function (shape) {
      var element = document.createElementNS(svg.namespaceURI, shape[0]);
      for (var name in shape[1]) element.setAttribute(name, shape[1][name]);
      svg.append(element);
    });
    return svg;
  }
})();

// Runs inline behind the frames: what is sent before the app is there is kept on the device, and stays as a row.
(function () {
  var frames = document.getElementById('frames');
  // The address of a page is no place for what is typed into it.
  frames.addEventListener('submit', function (event) {
    event.preventDefault();
    if (event.target.className === 'f-add') send();
  });
  var field = frames.querySelector('.f-text');
  if (!field || document.documentElement.dataset.frame !== 'dashboard') return;
  var button = frames.querySelector('.f-submit');
  var rows = frames.querySelector('.f-rows');
  var last = 0;
  var suffix;
  try {
    suffix = '.' + JSON.parse(localStorage.getItem('plainday.auth')).user.id;
    Object.keys(localStorage)
      .filter((key) => key.startsWith('plainday.typed.') && key.endsWith(suffix))
      .map((key) => JSON.parse(localStorage.getItem(key)))
      .sort((a, b) => a.at - b.at)
      .forEach(draw);
  } catch {
    // What cannot be read here is read by the app.
  }
  field.addEventListener('input', look);
  look();

  function look() {
    button.disabled = !field.value.trim();
  }

  function send() {
    var title = field.value.trim();
    if (!title || !suffix) return;
    last = Math.max(Date.now(), last + 1);
    var entry = { title: title, at: last };
    try {
      // One key each: tabs that write at the same time do not write over each other.
      localStorage.setItem('plainday.typed.' + newId() + suffix, JSON.stringify(entry));
    } catch {
      // There is no room: the text stays in the field, and the app takes it over from there.
      return;
    }
    draw(entry);
    field.value = '';
    look();
    document.dispatchEvent(new Event('plainday:typed'));
  }

  function draw(entry) {
    var row = document.createElement('li');
    var ring = document.createElement('span');
    var title = document.createElement('span');
    row.className = 'f-row';
    ring.className = 'f-ring';
    title.dir = 'auto';
    title.textContent = entry.title;
    row.append(ring, title);
    rows.prepend(row);
  }

  function newId() {
    // randomUUID is missing where the page came over plain http.
    if (crypto.randomUUID) return crypto.randomUUID();
    var hex = [].map
      .call(crypto.getRandomValues(new Uint8Array(16)), (byte, at) =>
        (at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }
})();

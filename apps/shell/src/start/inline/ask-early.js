// Runs inline behind the frames: asks for the rows of the view. The data layer takes the answers (`data/supabase`).
(function () {
  var view = document.getElementById('frame-dashboard').dataset.rows;
  if (!view || !navigator.onLine) return;
  try {
    var config = JSON.parse(document.getElementById('plainday-config').textContent);
    var session = JSON.parse(localStorage.getItem('plainday.auth'));
    var token = session.access_token;
    var userId = session.user.id;
    // A token that is about to end is renewed first, by the app.
    if (!token || !config.supabaseUrl || !(session.expires_at * 1000 > Date.now() + 120000)) return;
    var live = '&deleted_at=is.null';
    var filters = {
      inbox: live + '&project_id=is.null',
      everywhere: live,
      dated: live + '&due_date=not.is.null&completed=eq.false',
      subtasks: live + '&parent_task_id=not.is.null',
      trash: '&deleted_at=not.is.null',
    };
    var isWide = localStorage.getItem('plainday.tasks.scope.' + userId) === 'everywhere';
    var lists = {
      all: [isWide ? 'everywhere' : 'inbox'],
      trash: ['trash'],
      today: ['dated', 'subtasks'],
      upcoming: ['dated', 'subtasks'],
    }[view];
    if (/^[\da-f-]{36}$/.test(view)) {
      lists = ['project:' + view];
      filters[lists[0]] = live + '&project_id=eq.' + view;
    }
    if (!lists) return;
    var orders = JSON.parse(localStorage.getItem('plainday.tasks.orders.' + userId)) || {};

    var end = new AbortController();
    var early = {
      token: token,
      at: Date.now(),
      signal: end.signal,
      answers: new Map(),
      drop: drop,
    };
    lists.forEach(ask);
    window.plaindayEarly = early;
    addEventListener('pagehide', drop);
    setTimeout(drop, 10000);
    // Another tab has written since.
    var channel = window.BroadcastChannel && new BroadcastChannel('plainday.data');
    if (channel) channel.onmessage = drop;
  } catch {
    // The app asks.
  }

  function ask(list) {
    var answer = fetch(addressOf(list, 1000), request('low', 'count=exact'))
      .then((response) =>
        response.ok
          ? response.json().then((rows) => {
              var total = +response.headers.get('content-range').split('/')[1];
              if (rows.length === total) return rows;
              // A longer list is walked by the app, which need not ask how long it is.
              return rows.length && total ? { total, cap: rows.length } : undefined;
            })
          : undefined,
      )
      .catch(() => undefined);
    early.answers.set('tasksList("' + list + '")', answer);
    if (!isDrawn(list)) return;
    void answer.then(show);
    if (!localStorage.getItem('plainday.rows.' + userId)) askForScreen(list);
  }

  // Where nothing is kept that could be drawn, long lists are seen before they have all arrived.
  function askForScreen(list) {
    fetch(addressOf(list, 40), request('high', 'count=none'))
      .then((response) => response.ok && response.json().then(show))
      .catch(() => undefined);
  }

  function addressOf(list, limit) {
    return (
      config.supabaseUrl +
      '/rest/v1/tasks?select=*&user_id=eq.' +
      userId +
      filters[list] +
      '&order=' +
      (list === 'trash' ? 'deleted_at.desc%2C' : '') +
      'position.asc%2Ccreated_at.desc%2Cid.asc&limit=' +
      limit
    );
  }

  function request(priority, prefer) {
    return {
      headers: {
        apikey: config.publishableKey,
        authorization: 'Bearer ' + token,
        'accept-profile': 'public',
        prefer: prefer,
      },
      priority: priority,
      signal: end.signal,
    };
  }

  // The frame draws rows one below the other, in the order of the server.
  function isDrawn(list) {
    return lists.length === 1 && list !== 'trash' && (orders[list] || '/') === '/';
  }

  function show(rows) {
    if (Array.isArray(rows) && window.plaindayEarly === early)
      document.dispatchEvent(new CustomEvent('plainday:rows', { detail: rows }));
  }

  function drop() {
    end.abort();
    if (window.plaindayEarly === early) delete window.plaindayEarly;
    if (channel) channel.close();
  }
})();

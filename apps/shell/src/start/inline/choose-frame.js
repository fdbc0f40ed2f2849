// Runs inline before the first paint: which of the frames below is shown.
(function () {
  var root = document.documentElement.dataset;
  var path = location.pathname;
  var hasSession = false;
  try {
    hasSession = localStorage.getItem('plainday.auth') !== null;
    if (localStorage.getItem('plainday.sidebar') === 'closed') root.sidebar = 'closed';
  } catch {
    // Storage is denied: nobody is signed in.
  }
  var config = document.getElementById('plainday-config');
  if (config && JSON.parse(config.textContent).mailbox) root.mailbox = '';

  if (/[#&]token_hash=/.test(location.hash)) root.frame = 'loading';
  else if (path === '/auth' || path === '/dashboard')
    root.frame = hasSession ? 'dashboard' : 'auth';
})();

// Runs inline behind the release: the server knows the address, and not the view that was left last.
(function () {
  var frame = document.getElementById('frame-dashboard');
  if (document.documentElement.dataset.frame !== 'dashboard') return;
  // Where the address names a view the server has named its files, and the release need not be read for them.
  if (document.querySelector('link[rel=preload][href^="/remotes/"]')) return;
  try {
    var remotes = JSON.parse(document.getElementById('plainday-release').textContent).remotes;
    Object.values(remotes).forEach(function (remote) {
      var shown = remote.modules.find((module) => module.id === frame.dataset.tool);
      if (shown)
        [(shown.build || remote).entry]
          .concat(shown.files)
          .forEach((path) => preload(path, remote));
    });
  } catch {
    // The app fetches them.
  }

  function preload(path, remote) {
    var file = remote.files.find((each) => each.path === path);
    if (!/\.js$/.test(path) || document.querySelector('link[href="' + path + '"]')) return;
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    if (file) link.integrity = file.integrity;
    link.href = path;
    document.head.append(link);
  }
})();

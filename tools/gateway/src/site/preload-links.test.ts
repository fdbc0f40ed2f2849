import { sampleIntegrity, sampleRelease } from '../testing/temp-site';
import { preloadFiles, preloadLinks, selectedModule } from './preload-links';

const hrefs = (path: string, search = '') =>
  preloadFiles(sampleRelease, path, search).map(({ href }) => href);

it.each([
  ['', null],
  ['?task=1', 'task-list'],
  ['?view=all', 'task-list'],
  ['?view=eisenhower', 'eisenhower'],
  ['?project=1&view=eisenhower', 'task-list'],
  ['?tool=eisenhower', 'eisenhower'],
  ['?project=1&tool=eisenhower', 'eisenhower'],
  ['?tool=unknown', 'task-list'],
  ['?tool=__proto__', 'task-list'],
  ['?tool=%00', 'task-list'],
  ['?tool=%zz', 'task-list'],
])('shows for %j the module %s', (search, id) => {
  expect(selectedModule(sampleRelease, search)).toBe(id);
});

it('preloads the route, the entry and the files of the selected module', () => {
  expect(hrefs('/dashboard', '?view=all')).toEqual([
    '/assets/dashboard.1.js',
    '/remotes/tasks/v1/remote-entry.js',
    '/remotes/tasks/v1/list.js',
  ]);
  expect(hrefs('/dashboard', '?tool=eisenhower')).toContain('/remotes/tasks/v1/matrix.js');
  expect(hrefs('/dashboard')).toEqual(['/assets/dashboard.1.js']);
  expect(hrefs('/auth')).toEqual(['/assets/auth.1.js']);
  expect(hrefs('/constructor')).toEqual([]);
});

it('preloads the entry of the build a module comes from', () => {
  const { tasks } = sampleRelease.remotes;
  if (!tasks) throw new Error('The sample has no tasks.');
  const { version: _version, ...own } = tasks;
  const build = { ...own, version: 'v2', entry: '/remotes/tasks/v2/remote-entry.js' };
  const modules = tasks.modules.map((one) => (one.id === 'eisenhower' ? { ...one, build } : one));
  const release = { ...sampleRelease, remotes: { tasks: { ...tasks, modules } } };
  const entries = (search: string) =>
    preloadFiles(release, '/dashboard', search)
      .map(({ href }) => href)
      .filter((href) => href.endsWith('remote-entry.js'));
  expect(entries('?tool=eisenhower')).toEqual([build.entry]);
  expect(entries('?view=all')).toEqual([tasks.entry]);
});

it('preloads nothing of a release without remotes', () => {
  const release = { ...sampleRelease, remotes: {} };
  expect(preloadFiles(release, '/dashboard', '?view=all')).toEqual([
    { href: '/assets/dashboard.1.js', integrity: sampleIntegrity('dashboard') },
  ]);
});

it('asks in the mode the loaders ask in', () => {
  expect(preloadLinks([{ href: '/a.js' }, { href: '/b.js', integrity: 'sha384-b' }])).toBe(
    '<link rel="preload" as="script" crossorigin="anonymous" href="/a.js">' +
      '<link rel="preload" as="script" crossorigin="anonymous" integrity="sha384-b" href="/b.js">',
  );
});

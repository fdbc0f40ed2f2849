import { sampleIntegrity, sampleRelease } from '../testing/temp-site';
import { preloadFiles, preloadLinks, selectedModule } from './preload-links';

const hrefs = (path: string, search = '') =>
  preloadFiles(sampleRelease, path, search).map(({ href }) => href);

it.each([
  ['', 'task-list'],
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
  expect(hrefs('/dashboard')).toEqual([
    '/assets/dashboard.1.js',
    '/remotes/tasks/v1/remote-entry.js',
    '/remotes/tasks/v1/list.js',
  ]);
  expect(hrefs('/dashboard', '?tool=eisenhower')).toContain('/remotes/tasks/v1/matrix.js');
  expect(hrefs('/auth')).toEqual(['/assets/auth.1.js']);
  expect(hrefs('/constructor')).toEqual([]);
});

it('preloads nothing of a release without remotes', () => {
  const release = { ...sampleRelease, remotes: {} };
  expect(preloadFiles(release, '/dashboard', '')).toEqual([
    { href: '/assets/dashboard.1.js', integrity: sampleIntegrity('dashboard') },
  ]);
});

it('asks in the mode the loaders ask in', () => {
  expect(preloadLinks([{ href: '/a.js' }, { href: '/b.js', integrity: 'sha384-b' }])).toBe(
    '<link rel="preload" as="script" crossorigin="anonymous" href="/a.js">' +
      '<link rel="preload" as="script" crossorigin="anonymous" integrity="sha384-b" href="/b.js">',
  );
});

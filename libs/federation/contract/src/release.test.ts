import { parseRelease } from './release';

const integrity = `sha256-${'A1b/'.repeat(10)}A1b=`;
/** As releases from before are hashed. */
const olderIntegrity = `sha384-${'A1b/'.repeat(16)}`;
const remote = {
  version: '1',
  entry: '/remotes/tools-time/1/remote-entry.js',
  integrity,
  contract: '1.0',
  modules: [
    {
      id: 'pomodoro',
      title: 'Pomodoro',
      heading: 'Pomodoro Timer',
      icon: [['path', { d: 'M1 1h2', key: 'a' }]],
      group: 'tool',
      order: 10,
      files: ['/remotes/tools-time/1/pomodoro.js'],
    },
  ],
  files: [{ path: '/remotes/tools-time/1/remote-entry.js', bytes: 10, integrity }],
};
const [described] = remote.modules;
const release = {
  id: 'r1',
  createdAt: '2026-11-21T00:00:00Z',
  shell: { version: 's', files: [], routes: {} },
  marketing: { version: 'm' },
  remotes: { 'tools-time': remote },
  previous: null,
};

/** The release with a second remote, which is described as given. */
function withRemote(bad: unknown) {
  const refused: string[] = [];
  const value = { ...release, remotes: { ...release.remotes, bad } };
  const { remotes } = parseRelease(value, (name) => refused.push(name));
  return { remotes, refused };
}

describe('parseRelease()', () => {
  it('takes a release as it is written', () => {
    expect(parseRelease(release)).toEqual(release);
  });

  it.each(['..', '.', '.hidden', 'a/b', ''])('refuses the version %j (L8)', (version) => {
    expect(() => parseRelease({ ...release, shell: { ...release.shell, version } })).toThrow();
    expect(withRemote({ ...remote, version }).refused).toEqual(['bad']);
  });

  it.each(['/a/../b.js', '/./a.js', '/.env', '//evil.example/a.js'])(
    'refuses the path %j (L8)',
    (entry) => expect(withRemote({ ...remote, entry }).refused).toEqual(['bad']),
  );

  it('takes the measures of an icon, and none that makes the browser ask for anything (L8)', () => {
    const drawn = (measures: object) => ({
      ...remote,
      modules: [{ ...described, icon: [['path', measures]] }],
    });
    const good = { d: 'M1.5,2 h-3z', fill: '#fff', transform: 'rotate(45 1 1)', r: 2 };
    expect(withRemote(drawn(good)).refused).toEqual([]);
    for (const fill of ['url(//evil.example/x)', 'URL(#a)', 'image-set("x")', 'a\\b', '<b>']) {
      expect(withRemote(drawn({ fill })).refused).toEqual(['bad']);
    }
  });

  it('takes what a module offers, and refuses what it cannot offer', () => {
    const offers = {
      facts: [{ kind: 'focus-minutes', title: 'Focus', unit: 'minutes' }],
      layers: [{ kind: 'due-tasks', title: 'Due tasks' }],
      links: ['task'],
      actions: ['make-tasks'],
      search: true,
    };
    const offering = (wrong: object) => ({
      ...remote,
      modules: [{ ...described, offers: { ...offers, ...wrong } }],
    });
    expect(withRemote(offering({})).remotes.bad?.modules[0]?.offers).toEqual(offers);
    for (const wrong of [
      { actions: ['erase-everything'] },
      { facts: [{ kind: 'focus', title: 'Focus', unit: 'parsecs' }] },
      { links: ['Not A Kind'] },
      { search: 'yes' },
    ]) {
      expect(withRemote(offering(wrong)).refused).toEqual(['bad']);
    }
  });

  it.each([
    'https://evil.example/remote-entry.js',
    '//evil.example/remote-entry.js',
    '/\\evil.example/remote-entry.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'remotes/tools-time/1/remote-entry.js',
    '/remotes/x.js?next=//evil.example',
    '',
    7,
    null,
  ])('refuses an entry that is not a path of this site: %p', (entry) => {
    const { remotes, refused } = withRemote({ ...remote, entry });
    expect(refused).toEqual(['bad']);
    expect(Object.keys(remotes)).toEqual(['tools-time']);
  });

  it('takes a build from before, which is hashed with SHA-384', () => {
    expect(withRemote({ ...remote, integrity: olderIntegrity }).refused).toEqual([]);
  });

  it.each([undefined, '', 'sha256-', 'sha384-abc', `${integrity}=`, `x ${integrity}`, null])(
    'refuses a build that nobody vouches for: %p',
    (hash) => {
      expect(withRemote({ ...remote, integrity: hash }).refused).toEqual(['bad']);
      const previous = { ...remote, integrity: hash };
      expect(withRemote({ ...remote, previous }).refused).toEqual(['bad']);
    },
  );

  it.each([
    ['a script', [['script', { src: '//evil.example' }]]],
    ['a foreign object', [['foreignObject', {}]]],
    ['a link', [['a', { href: 'javascript:alert(1)' }]]],
    ['a handler', [['path', { onload: 'alert(1)' }]]],
    ['a handler of React', [['path', { onClick: 'alert(1)' }]]],
    ['a style', [['path', { style: 'background:url(//evil.example)' }]]],
    ['markup', [['path', { dangerouslySetInnerHTML: '<b>' }]]],
    ['text', '<svg onload=alert(1)>'],
  ])('refuses an icon that holds %s', (_, icon) => {
    expect(withRemote({ ...remote, modules: [{ ...described, icon }] }).refused).toEqual(['bad']);
  });

  it('drops what it does not know, code for a loader above all', () => {
    const { remotes } = withRemote({
      ...remote,
      getPublicPath: 'function(){return "//evil.example/"}',
      metaData: { remoteEntry: { path: '//evil.example' } },
    });
    expect(remotes['bad']).toEqual(remote);
  });

  it('reads the contract of a release from before there were minors', () => {
    const { remotes } = withRemote({ ...remote, contract: 1 });
    expect(remotes['bad']?.contract).toBe('1.0');
  });

  it.each(['1', '1.0.0', 'v1.0', '1.x', '', null, undefined, {}])(
    'refuses a contract that is no version: %p',
    (contract) => {
      expect(withRemote({ ...remote, contract }).refused).toEqual(['bad']);
    },
  );

  it.each([null, [], 'release', { ...release, remotes: [] }, { ...release, shell: undefined }])(
    'throws where nothing can be used: %p',
    (value) => {
      expect(() => parseRelease(value)).toThrow();
    },
  );
});

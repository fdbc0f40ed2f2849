import { CONTRACT_VERSION, defineRemote, type Release } from '@plainday/federation-contract';
import { createRemoteHost } from './remote-host';

function Page() {
  return null;
}

function manifest(id: string, order: number) {
  return { id, title: id, heading: id, icon: [], group: 'tool' as const, order };
}

const notes = { manifest: manifest('notes', 20), load: async () => ({ Page }) };

function release(overrides: Partial<Release> = {}): Release {
  return {
    id: 'r1',
    createdAt: '2026-11-21T10:00:00.000Z',
    shell: { version: 's', files: [], routes: {} },
    marketing: { version: 'm' },
    remotes: {
      knowledge: {
        version: 'a',
        entry: '/remotes/knowledge/a/remote-entry.js',
        integrity: 'sha384-a',
        contract: CONTRACT_VERSION,
        modules: [{ ...manifest('notes', 20), files: [] }],
        files: [],
      },
      time: {
        version: 'a',
        entry: '/remotes/time/a/remote-entry.js',
        integrity: 'sha384-a',
        contract: CONTRACT_VERSION,
        modules: [{ ...manifest('pomodoro', 10), files: [] }],
        files: [],
      },
    },
    previous: null,
    ...overrides,
  };
}

const loads = async () => ({ remote: defineRemote('knowledge', [notes]) });
const fails = () => Promise.reject(new Error('Failed to fetch'));

describe('RemoteHost', () => {
  it('lists the modules of all remotes in order', () => {
    const host = createRemoteHost({ release: release(), refreshRelease: async () => release() });
    expect(host.modules().map(({ id, remote }) => [id, remote])).toEqual([
      ['pomodoro', 'time'],
      ['notes', 'knowledge'],
    ]);
  });

  it('loads what a module offers, and rejects where there is nothing or the remote is down', async () => {
    const createOffers = () => ({});
    const offering = { ...notes, offers: async () => ({ createOffers }) };
    const options = { release: release(), refreshRelease: async () => release(), log: jest.fn() };
    const remote = defineRemote('knowledge', [offering]);
    const host = createRemoteHost({ ...options, load: async () => ({ remote }) });
    expect(await host.loadOffers('notes')).toBe(createOffers);
    expect(host.state('notes').status).toBe('idle');
    const without = createRemoteHost({ ...options, load: loads });
    await expect(without.loadOffers('notes')).rejects.toMatchObject({ failure: 'unusable' });
    const down = createRemoteHost({ ...options, load: fails });
    await expect(down.loadOffers('notes')).rejects.toThrow();
    await expect(host.loadOffers('unknown')).rejects.toMatchObject({ failure: 'unknown' });
  });

  it('says why a previous version stands in, or nothing could, and how long a page took', async () => {
    const base = release();
    const { knowledge } = base.remotes;
    if (!knowledge) throw new Error('There is no such remote.');
    const previous = { ...knowledge, version: 'z', entry: '/remotes/knowledge/z/remote-entry.js' };
    const healing = { ...base, remotes: { knowledge: { ...knowledge, previous } } };
    const onFault = jest.fn();
    const host = createRemoteHost({
      release: healing,
      refreshRelease: async () => healing,
      load: ({ entry }) => (entry.includes('/z/') ? loads() : fails()),
      onFault,
    });
    host.preload('notes');
    await host.whenSettled('notes');
    expect(host.state('notes')).toMatchObject({ status: 'ready', isPrevious: true });
    expect(onFault.mock.calls).toMatchObject([
      [{ moduleId: 'notes', version: 'a', isHealed: true, error: { failure: 'unreachable' } }],
    ]);
    expect(host.details('notes')).toMatchObject({ version: 'a', previous: 'z' });
    expect(host.details('notes').loadMs).toBeGreaterThanOrEqual(0);

    const down = createRemoteHost({
      release: base,
      refreshRelease: async () => base,
      load: fails,
      onFault,
    });
    down.preload('notes');
    await down.whenSettled('notes');
    expect(onFault).toHaveBeenCalledTimes(2);
    expect(down.details('notes').fault).toMatchObject({ isHealed: false, release: 'r1' });
  });

  it('loads a page once, however often it is asked for', async () => {
    const load = jest.fn(loads);
    const host = createRemoteHost({
      release: release(),
      refreshRelease: async () => release(),
      load,
    });
    host.preload('notes');
    host.preload('notes');
    await host.whenSettled('notes');
    expect(host.state('notes')).toMatchObject({ status: 'ready', Page, isPrevious: false });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('settles also when a module cannot be loaded, and is loaded by a retry', async () => {
    let attempts = 0;
    const load = () => (++attempts <= 2 ? fails() : loads());
    const refreshRelease = jest.fn(async () => release({ id: 'r2' }));
    const host = createRemoteHost({ release: release(), refreshRelease, load });
    host.preload('notes');
    await host.whenSettled('notes');
    expect(host.state('notes')).toMatchObject({
      status: 'failed',
      error: { failure: 'unreachable' },
    });
    await host.retry('notes');
    expect(refreshRelease).toHaveBeenCalledTimes(1);
    expect(host.state('notes').status).toBe('ready');
  });

  it('says of a tool that was taken out meanwhile that it is gone, when it is tried again', async () => {
    const { time } = release().remotes;
    const without = release({ id: 'r2', remotes: time ? { time } : {} });
    const host = createRemoteHost({
      release: release(),
      refreshRelease: async () => without,
      load: fails,
    });
    host.preload('notes');
    await host.whenSettled('notes');
    await host.retry('notes');
    expect(host.state('notes')).toMatchObject({ error: { failure: 'unknown' } });
    expect(host.modules().map(({ id }) => id)).toEqual(['pomodoro']);
  });

  it('forgets what failed while it was loaded ahead, without a word, unless it was opened meanwhile', async () => {
    let isDown = true;
    const load = () => (isDown ? fails() : loads());
    const said: string[] = [];
    const log = (message: string) => void said.push(message);
    const create = () => createRemoteHost({ release: release(), refreshRelease, load, log });
    const refreshRelease = async () => release();
    const unseen = create();
    const states: string[] = [];
    const settled = new Promise<void>((resolve) =>
      unseen.subscribe(() => {
        const { status } = unseen.state('notes');
        states.push(status);
        if (status === 'idle') resolve();
      }),
    );
    unseen.loadAhead('notes');
    await settled;
    expect(states).toEqual(['loading', 'idle']);
    expect(said).toEqual([]);
    isDown = false;
    unseen.preload('notes');
    await unseen.whenSettled('notes');
    expect(unseen.state('notes').status).toBe('ready');

    isDown = true;
    const opened = create();
    opened.loadAhead('notes');
    opened.preload('notes');
    await opened.whenSettled('notes');
    expect(opened.state('notes').status).toBe('failed');
    expect(said).not.toEqual([]);
  });

  it('loads a module released alone from its own build, its neighbours from that of the remote', async () => {
    const build = (version: string) => ({
      version,
      entry: `/remotes/knowledge/${version}/remote-entry.js`,
      integrity: `sha384-${version}`,
      contract: CONTRACT_VERSION,
    });
    const ideas = { manifest: manifest('ideas', 30), load: async () => ({ Page }) };
    const modules = [
      { ...notes.manifest, files: [], build: build('b'), previous: build('a') },
      { ...ideas.manifest, files: [] },
    ];
    const asked: string[] = [];
    const load = async ({ entry }: { entry: string }) => {
      asked.push(entry);
      if (entry.includes('/b/')) throw new Error('Failed to fetch');
      return { remote: defineRemote('knowledge', [notes, ideas]) };
    };
    const remotes = { knowledge: { ...build('a'), modules, files: [] } };
    const live = release({ remotes });
    const host = createRemoteHost({ release: live, refreshRelease: async () => live, load });
    host.preload('ideas');
    await host.whenSettled('ideas');
    host.preload('notes');
    await host.whenSettled('notes');
    expect(host.state('ideas')).toMatchObject({ status: 'ready', isPrevious: false });
    expect(host.state('notes')).toMatchObject({ status: 'ready', isPrevious: true });
    expect(asked[0]).toBe('/remotes/knowledge/a/remote-entry.js');
    expect(asked[1]).toBe('/remotes/knowledge/b/remote-entry.js');
    expect(asked.at(-1)).toMatch(/^\/remotes\/~\d+\/knowledge\/a\//);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('says of a module no remote has that it is unknown', async () => {
    const host = createRemoteHost({ release: release(), refreshRelease: async () => release() });
    host.preload('nothing');
    await host.whenSettled('nothing');
    expect(host.state('nothing')).toMatchObject({
      status: 'failed',
      error: { failure: 'unknown' },
    });
  });
});

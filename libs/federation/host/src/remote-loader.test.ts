import { CONTRACT_VERSION, defineRemote, type RemoteRelease } from '@plainday/federation-contract';
import type { ContainerSource } from './container';
import { RemoteLoader } from './remote-loader';

const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);

function Page() {
  return null;
}

const manifest = {
  id: 'notes',
  title: 'Notes',
  heading: 'Notes',
  icon: [],
  group: 'tool',
  order: 1,
} as const;
const good = { remote: defineRemote('knowledge', [{ manifest, load: async () => ({ Page }) }]) };

function release(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    version: 'b',
    entry: '/remotes/knowledge/b/remote-entry.js',
    integrity: 'sha384-b',
    contract: CONTRACT_VERSION,
    modules: [],
    files: [],
    ...overrides,
  };
}

const previous = {
  version: 'a',
  entry: '/remotes/knowledge/a/remote-entry.js',
  integrity: 'sha384-a',
  contract: CONTRACT_VERSION,
};

/** Answers each load with the next result and remembers what was asked for. */
function scripted(...results: (() => Promise<unknown>)[]) {
  const asked: string[] = [];
  const load = (source: ContainerSource) => {
    asked.push(source.entry);
    const next = results[asked.length - 1];
    return next ? next() : Promise.reject(new Error('asked too often'));
  };
  const onLate = jest.fn();
  const log = jest.fn();
  const loader = new RemoteLoader('knowledge', { load, log, onLate });
  return { asked, loader, log, onLate };
}

const works = () => Promise.resolve(good);
const fails = () => Promise.reject(new Error('Failed to load script'));
const hangs = () => new Promise<never>(() => undefined);
const after = (ms: number) => () =>
  new Promise((resolve) => {
    setTimeout(() => resolve(good), ms);
  });

describe('RemoteLoader', () => {
  it('loads the live version first and keeps it for the next module', async () => {
    const { asked, loader } = scripted(works);
    await expect(loader.loadPage(release(), 'notes')).resolves.toEqual({ Page, isPrevious: false });
    await loader.loadPage(release(), 'notes');
    expect(asked).toEqual(['/remotes/knowledge/b/remote-entry.js']);
  });

  it('tries again under a path of its own', async () => {
    const { asked, loader } = scripted(fails, works);
    await expect(loader.loadPage(release(), 'notes')).resolves.toMatchObject({ isPrevious: false });
    expect(asked[1]).toBe('/remotes/~1/knowledge/b/remote-entry.js');
  });

  it('falls back to the previous version and says so', async () => {
    const { asked, loader } = scripted(fails, fails, works);
    const page = await loader.loadPage(release({ previous }), 'notes');
    expect(page.isPrevious).toBe(true);
    expect(asked[2]).toBe('/remotes/~2/knowledge/a/remote-entry.js');
    await expect(loader.loadPage(release({ previous }), 'notes')).resolves.toEqual(page);
  });

  it('stands in for one module and not for another that must not have it', async () => {
    const { asked, loader } = scripted(works, works);
    const before = await loader.loadPrevious(release({ previous }), 'notes');
    const page = await loader.loadPage(release(), 'notes');
    expect([before.isPrevious, page.isPrevious]).toEqual([true, false]);
    expect(asked.map((entry) => entry.split('/').at(-2))).toEqual(['a', 'b']);
  });

  it('gives the first reason when nothing works', async () => {
    const { loader } = scripted(() => Promise.resolve({ remote: 'garbage' }), fails);
    await expect(loader.loadPage(release(), 'notes')).rejects.toMatchObject({
      failure: 'unusable',
    });
  });

  it('never uses a path twice, so that a later retry is a real one', async () => {
    const { asked, loader } = scripted(fails, fails, fails, works);
    await expect(loader.loadPage(release(), 'notes')).rejects.toThrow();
    await loader.loadPage(release(), 'notes');
    expect(new Set(asked).size).toBe(asked.length);
  });

  describe('with a clock', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('gives a hanging remote 2.5 s, 1.5 s and its previous version 2 s, then stops', async () => {
      const { loader, log } = scripted(hangs, hangs, hangs);
      const settled = jest.fn();
      const loading = loader.loadPage(release({ previous }), 'notes').catch(settled);
      await jest.advanceTimersByTimeAsync(5_999);
      expect(settled).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await loading;
      expect(settled).toHaveBeenCalledWith(expect.objectContaining({ failure: 'too-slow' }));
      expect(log).toHaveBeenCalledTimes(3);
    });

    it('takes a slow first try over a second one that hangs', async () => {
      const { asked, loader, log } = scripted(after(3_500), hangs);
      const loading = loader.loadPage(release({ previous }), 'notes');
      await jest.advanceTimersByTimeAsync(3_500);
      await expect(loading).resolves.toEqual({ Page, isPrevious: false });
      expect(log).not.toHaveBeenCalled();
      await loader.loadPage(release({ previous }), 'notes');
      expect(asked).toHaveLength(2);
    });

    it('hands on a page that comes after the card', async () => {
      const { loader, onLate } = scripted(after(30_000), hangs);
      const loading = loader.loadPage(release(), 'notes').catch(() => 'given up');
      await jest.advanceTimersByTimeAsync(4_000);
      await expect(loading).resolves.toBe('given up');
      expect(onLate).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(26_000);
      expect(onLate).toHaveBeenCalledWith('notes', { Page, isPrevious: false });
    });
  });

  it.each([
    [`${major + 1}.0`, 'shell-too-old'],
    [`${major}.${minor + 1}`, 'shell-too-old'],
    [`${major - 1}.9`, 'remote-too-old'],
  ] as const)('does not even ask for a build of contract %s', async (contract, failure) => {
    const { asked, loader } = scripted(works);
    await expect(loader.loadPage(release({ contract }), 'notes')).rejects.toMatchObject({
      failure,
    });
    expect(asked).toEqual([]);
  });

  it('loads a build of an older minor', async () => {
    const { loader } = scripted(works);
    const older = release({ contract: `${major}.0` });
    await expect(loader.loadPage(older, 'notes')).resolves.toMatchObject({ Page });
  });

  it('lets the previous version stand in for one of another contract', async () => {
    const { asked, loader } = scripted(works);
    const newer = release({ contract: `${major + 1}.0`, previous });
    await expect(loader.loadPage(newer, 'notes')).resolves.toMatchObject({ isPrevious: true });
    expect(asked).toEqual(['/remotes/~2/knowledge/a/remote-entry.js']);
  });

  it('says what is wrong with the live version, not with the one that stood in', async () => {
    const { loader } = scripted(works);
    const newer = release({ contract: `${major + 1}.0`, previous });
    await expect(loader.loadPage(newer, 'brand-new')).rejects.toMatchObject({
      failure: 'shell-too-old',
    });
  });

  it.each([
    ['1.3.0', '^1.4.0', 'shell-too-old'],
    ['2.0.0', '^1.4.0', 'remote-too-old'],
  ])('reads a shared library %s against %s', async (has, needs, failure) => {
    const clash = () =>
      Promise.reject(
        new Error(
          `[ Federation Runtime ]: Version ${has} from shell of shared singleton module ` +
            `@plainday/data-api does not satisfy the requirement of knowledge~1 which needs ${needs})`,
        ),
      );
    const { loader } = scripted(clash, clash);
    await expect(loader.loadPage(release(), 'notes')).rejects.toMatchObject({ failure });
  });

  it('refuses a page that is not a component', async () => {
    const broken = {
      remote: defineRemote('knowledge', [{ manifest, load: async () => ({}) as never }]),
    };
    const { loader } = scripted(() => Promise.resolve(broken), fails);
    await expect(loader.loadPage(release(), 'notes')).rejects.toMatchObject({
      failure: 'unusable',
    });
  });
});

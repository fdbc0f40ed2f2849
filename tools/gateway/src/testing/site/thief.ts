import type { Release, RemoteRelease } from '@plainday/federation-contract';
import type { Owned } from '@plainday/federation-contract/owned-schema';
import { integrityOf } from '@plainday/tool-release/integrity';
import { signRelease } from '@plainday/tool-release/sign';
import { OwnedSite, type OwnedRelease } from './owned-site';

/** What was live once, with the owners of then; what was after; and what is live, with more builds on the disk. */
export async function ownedHistory() {
  const site = await OwnedSite.create();
  const { keys, stolen } = site;
  const time1 = await site.remote('tools-time', 't1', ['pomodoro', 'alarm']);
  const notes1 = await site.remote('tools-notes', 'n1', ['ideas', 'tea']);
  const time2 = await site.remote('tools-time', 't2', ['pomodoro', 'alarm']);
  await site.files.write('shell/s2/index.html', 'evil');
  const time3 = await site.remote('tools-time', 't3', ['pomodoro', 'alarm']);
  const notes2 = await site.remote('tools-notes', 'n2', ['ideas', 'tea']);
  const remotes = { 'tools-time': time1, 'tools-notes': notes1 };
  const unsigned = site.release('r0', remotes);
  const before = { ...unsigned, signature: signRelease(unsigned, site.root.secret) };
  const first = site.owners(1, {
    teams: {
      time: [keys.time.open, stolen.open],
      notes: [keys.notes.open],
      tea: [keys.tea.open],
    },
  });
  const old = site.sealAll(site.release('r1', remotes), first);
  const now = site.owners(2, { revoked: [stolen.open] });
  const second = site.sealAll(site.release('r2', remotes), now);
  const release = { ...second, id: 'r3', remotes: { ...second.remotes, 'tools-time': time2 } };
  const good = site.seal(release, now, { time: { key: keys.time, n: 2 } });
  return { site, before, old, second, good, time2, time3, notes2 };
}

export type History = Awaited<ReturnType<typeof ownedHistory>>;

/** What a thief does with the key of `notes`, who may write to the folder of the site as well. */
export function thief(history: History) {
  const { site, second, good, time3 } = history;
  // What is theirs is signed as it should be, whatever else is in it.
  const mine = (release: Release, owned: Partial<Owned> = {}): OwnedRelease => {
    const whole = { ...release, owned: { ...good.owned, ...owned } };
    return site.seal(whole, whole.owned.owners, { notes: { key: site.keys.notes, n: 9 } });
  };
  const withRemote = (name: string, change: Partial<RemoteRelease>): Release => ({
    ...good,
    remotes: { ...good.remotes, [name]: { ...remoteIn(good, name), ...change } },
  });
  const modulesOf = (name: string) => remoteIn(good, name).modules;
  const moduleAt = (name: string, at: number) => {
    const module = modulesOf(name)[at];
    if (!module) throw new Error(`The sample has no tool ${at} in ${name}.`);
    return module;
  };
  const filesOf = (name: string) => remoteIn(good, name).files;
  const time = (change: Partial<RemoteRelease>) => withRemote('tools-time', change);
  const notes = (change: Partial<RemoteRelease>) => withRemote('tools-notes', change);
  const evil = () => time(time3);
  const sealOf = (team: string, from: OwnedRelease = good) => {
    const seal = from.owned.seals[team];
    if (!seal) throw new Error(`The sample has no seal of ${team}.`);
    return seal;
  };
  const withSeal = (team: string, seal: Partial<ReturnType<typeof sealOf>>) => ({
    seals: { ...good.owned.seals, [team]: { ...sealOf(team), ...seal } },
  });
  const withOwners = (change: Partial<Owned['owners']>) => ({
    owners: { ...good.owned.owners, ...change },
  });
  const first = (change: object) =>
    modulesOf('tools-time').map((module, at) => (at === 0 ? { ...module, ...change } : module));
  const tea = (change: object) =>
    modulesOf('tools-notes').map((module) =>
      module.id === 'tea' ? { ...module, ...change } : module,
    );
  const trial = () => {
    const changed = { ...good, remotes: second.remotes };
    return site.seal(changed, good.owned.owners, {
      time: { key: site.keys.time, n: 3, share: 10 },
    });
  };

  return {
    ...history,
    mine,
    withRemote,
    modulesOf,
    moduleAt,
    filesOf,
    time,
    notes,
    evil,
    sealOf,
    withSeal,
    withOwners,
    first,
    tea,
    trial,
  };
}

/** The builds of a remote, as a tool names one. */
export const buildOf = ({ version, entry, integrity, contract }: RemoteRelease) => ({
  version,
  entry,
  integrity,
  contract,
});

/** A file with a hash of something else. */
export const listed = (path: string) => ({ path, bytes: 4, integrity: integrityOf('evil') });

/** A remote that the sample has. */
export function remoteIn(release: Release, name: string): RemoteRelease {
  const remote = release.remotes[name];
  if (!remote) throw new Error(`The sample has no ${name}.`);
  return remote;
}

/** All that an attack is made with. */
export type Thief = ReturnType<typeof thief>;

/** A name, the release, and why it is refused. */
export type Attack = readonly [string, (thief: Thief) => unknown, RegExp];

/** Why a release is refused. */
export const why = {
  unsigned: /What team '\w+' owns is not signed/,
  strange: /signed with a key that is not theirs/,
  older: /older than what was live/,
  owners: /Who owns what is not signed/,
  whole: /Release '.*' is not signed with the key it names/,
  outside: /belongs to no part|lies outside of/,
} as const;

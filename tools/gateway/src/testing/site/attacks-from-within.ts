import { buildOf, listed, remoteIn, why, type Attack } from './thief';

const { outside, unsigned } = why;

/** Ways to reach from the own remote into what is of others. */
export const attacksFromWithin: readonly Attack[] = [
  [
    "vouches in the own remote for a neighbour's file",
    (t) =>
      t.mine(
        t.notes({
          files: [...t.filesOf('tools-notes'), listed('/remotes/tools-time/t2/pomodoro.js')],
        }),
      ),
    outside,
  ],
  [
    'vouches in the own remote for a file of the shell',
    (t) =>
      t.mine(t.notes({ files: [...t.filesOf('tools-notes'), listed('/assets/dashboard.1.js')] })),
    outside,
  ],
  [
    'vouches in the own remote for a folder of no build',
    (t) =>
      t.mine(
        t.notes({
          files: [...t.filesOf('tools-notes'), listed('/remotes/tools-notes/n0/evil.js')],
        }),
      ),
    outside,
  ],
  [
    "takes a neighbour's folder for the own remote",
    (t) => t.mine(t.notes(buildOf(t.time2))),
    outside,
  ],
  [
    "takes a neighbour's folder for an own tool",
    (t) =>
      t.mine(
        t.notes({
          modules: t
            .modulesOf('tools-notes')
            .map((one) => (one.id === 'ideas' ? { ...one, build: buildOf(t.time2) } : one)),
        }),
      ),
    outside,
  ],
  [
    "calls an own tool like a neighbour's",
    (t) =>
      t.mine(
        t.notes({
          modules: [
            ...t.modulesOf('tools-notes'),
            { ...t.moduleAt('tools-notes', 0), id: 'pomodoro', slug: 'mine' },
          ],
        }),
      ),
    /Two tools are called 'pomodoro'/,
  ],
  [
    "gives an own tool the address of a neighbour's",
    (t) =>
      t.mine(
        t.notes({
          modules: [
            ...t.modulesOf('tools-notes'),
            { ...t.moduleAt('tools-notes', 0), id: 'mine', slug: 'pomodoro' },
          ],
        }),
      ),
    /Two tools are called 'pomodoro'/,
  ],
  [
    "lists another team's tool in the own remote twice",
    (t) =>
      t.mine(t.notes({ modules: [...t.modulesOf('tools-notes'), t.moduleAt('tools-notes', 1)] })),
    /Two tools are called 'tea'/,
  ],
  [
    "builds another team's tool anew with the own remote",
    (t) => t.mine(t.notes(t.notes2)),
    unsigned,
  ],
  [
    "serves another team's tool in the own remote from another build",
    (t) =>
      t.mine(
        t.notes({
          modules: t.tea({ build: buildOf(t.notes2) }),
          files: [...t.filesOf('tools-notes'), ...t.notes2.files],
        }),
      ),
    unsigned,
  ],
  [
    "takes another team's tool out of the own remote",
    (t) => t.mine(t.notes({ modules: t.modulesOf('tools-notes').slice(0, 1) })),
    unsigned,
  ],
  [
    "gives another team's tool in the own remote something to fall back on",
    (t) => t.mine(t.notes({ previous: buildOf(t.notes2) })),
    unsigned,
  ],
  [
    'adds a remote that nobody has given away',
    (t) =>
      t.mine({
        ...t.good,
        remotes: {
          ...t.good.remotes,
          casino: {
            ...remoteIn(t.good, 'tools-notes'),
            modules: [],
            files: [],
            version: 'c',
            entry: '/remotes/casino/c/remote-entry.js',
          },
        },
      }),
    unsigned,
  ],
  [
    'adds a remote that is called like what every object has',
    (t) =>
      t.mine({
        ...t.good,
        remotes: {
          ...t.good.remotes,
          constructor: {
            ...remoteIn(t.good, 'tools-notes'),
            modules: [],
            files: [],
            version: 'c',
            entry: '/remotes/constructor/c/remote-entry.js',
          },
        },
      }),
    unsigned,
  ],
  [
    'calls a remote shell',
    (t) =>
      t.mine({ ...t.good, remotes: { ...t.good.remotes, shell: { ...t.time3, modules: [] } } }),
    /No remote may be called 'shell'/,
  ],
];

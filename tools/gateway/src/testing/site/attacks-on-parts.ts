import { integrityOf } from '@plainday/tool-release/integrity';
import { buildOf, listed, remoteIn, why, type Attack } from './thief';

const { strange, unsigned } = why;

/** Ways to change what a neighbour owns. */
export const attacksOnParts: readonly Attack[] = [
  ["puts another build under a neighbour's remote", (t) => t.mine(t.evil()), unsigned],
  [
    "signs a neighbour's parts with the own key",
    (t) => {
      const key = t.site.keys.notes;
      return t.site.seal(t.evil(), t.good.owned.owners, {
        time: { key, n: 9 },
        notes: { key, n: 9 },
      });
    },
    strange,
  ],
  [
    "names the neighbour's key over the own signature",
    (t) => {
      const forged = t.site.seal(t.evil(), t.good.owned.owners, {
        time: { key: t.site.keys.notes, n: 9 },
      });
      return t.mine(
        t.evil(),
        t.withSeal('time', { ...t.sealOf('time', forged), key: t.site.keys.time.open }),
      );
    },
    unsigned,
  ],
  [
    'names the key of the site over the own signature',
    (t) => {
      const forged = t.site.seal(t.evil(), t.good.owned.owners, {
        time: { key: t.site.keys.notes, n: 9 },
      });
      return t.mine(
        t.evil(),
        t.withSeal('time', { ...t.sealOf('time', forged), key: t.site.root.open }),
      );
    },
    unsigned,
  ],
  [
    'signs with a key of nobody',
    (t) => {
      const key = t.site.stolen;
      return t.site.seal(t.evil(), t.good.owned.owners, {
        time: { key, n: 9 },
        notes: { key: t.site.keys.notes, n: 9 },
      });
    },
    strange,
  ],
  [
    "copies the own seal to the neighbour's place",
    (t) => {
      const own = t.mine(t.evil());
      return t.mine(t.evil(), t.withSeal('time', t.sealOf('notes', own)));
    },
    strange,
  ],
  [
    "serves a neighbour's tool from another build",
    (t) =>
      t.mine(
        t.time({
          modules: t.first({ build: buildOf(remoteIn(t.second, 'tools-time')) }),
          files: [...t.filesOf('tools-time'), ...remoteIn(t.second, 'tools-time').files],
        }),
      ),
    unsigned,
  ],
  [
    "adds a tool to a neighbour's remote",
    (t) =>
      t.mine(
        t.time({
          modules: [
            ...t.modulesOf('tools-time'),
            { ...t.moduleAt('tools-time', 0), id: 'new', slug: 'new' },
          ],
        }),
      ),
    unsigned,
  ],
  [
    "takes a neighbour's tool out",
    (t) => t.mine(t.time({ modules: t.modulesOf('tools-time').slice(1) })),
    unsigned,
  ],
  [
    "takes a neighbour's remote out",
    (t) => {
      const { 'tools-time': _gone, ...remotes } = t.good.remotes;
      return t.mine({ ...t.good, remotes });
    },
    unsigned,
  ],
  [
    "takes a neighbour's remote out, and its seal",
    (t) => {
      const { 'tools-time': _gone, ...remotes } = t.good.remotes;
      const { time: _seal, ...seals } = t.good.owned.seals;
      return t.mine({ ...t.good, remotes }, { seals });
    },
    /'time' has not signed/,
  ],
  [
    "hides a neighbour's tool",
    (t) => t.mine(t.time({ modules: t.first({ group: 'hidden' }) })),
    unsigned,
  ],
  [
    "renames a neighbour's tool",
    (t) => t.mine(t.time({ modules: t.first({ title: 'Casino' }) })),
    unsigned,
  ],
  [
    "lets a neighbour's page load another file",
    (t) => t.mine(t.time({ modules: t.first({ files: ['/remotes/tools-notes/n1/ideas.js'] }) })),
    unsigned,
  ],
  [
    "changes what a neighbour's remote falls back on",
    (t) => t.mine(t.time({ previous: buildOf(t.notes2) })),
    unsigned,
  ],
  [
    "changes what a neighbour's tool falls back on",
    (t) =>
      t.mine(t.time({ modules: t.first({ previous: buildOf(remoteIn(t.second, 'tools-time')) }) })),
    unsigned,
  ],
  [
    "changes the hash of a neighbour's entry",
    (t) => t.mine(t.time({ integrity: integrityOf('evil') })),
    unsigned,
  ],
  [
    "changes the hash of a neighbour's file",
    (t) =>
      t.mine(
        t.time({
          files: t.filesOf('tools-time').map((one) => ({ ...one, integrity: integrityOf('evil') })),
        }),
      ),
    unsigned,
  ],
  [
    "adds a file to a neighbour's folder",
    (t) =>
      t.mine(
        t.time({ files: [...t.filesOf('tools-time'), listed('/remotes/tools-time/t2/evil.js')] }),
      ),
    unsigned,
  ],
  [
    "changes what contract a neighbour's remote is built against",
    (t) => t.mine(t.time({ contract: '0.1' })),
    unsigned,
  ],
];

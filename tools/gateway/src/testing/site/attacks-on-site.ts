import { integrityOf } from '@plainday/tool-release/integrity';
import { why, type Attack } from './thief';

const { older, owners, strange, unsigned, whole } = why;

/** Ways to change shell, pages and owners, and to bring back what was signed once. */
export const attacksOnSite: readonly Attack[] = [
  [
    'puts another shell in place',
    (t) => t.mine({ ...t.good, shell: { ...t.good.shell, version: 's2' } }),
    unsigned,
  ],
  [
    "changes the shell's hash",
    (t) => t.mine({ ...t.good, shell: { ...t.good.shell, digest: integrityOf('evil') } }),
    unsigned,
  ],
  [
    'lets a route of the shell load an own file',
    (t) =>
      t.mine({
        ...t.good,
        shell: { ...t.good.shell, routes: { dashboard: ['/remotes/tools-notes/n1/ideas.js'] } },
      }),
    unsigned,
  ],
  [
    'puts other public pages in place',
    (t) => t.mine({ ...t.good, marketing: { version: 'm0' } }),
    unsigned,
  ],
  [
    'signs the shell with the own key',
    (t) => {
      const key = t.site.keys.notes;
      return t.site.seal(
        { ...t.good, shell: { ...t.good.shell, version: 's2' } },
        t.good.owned.owners,
        {
          site: { key, n: 9 },
        },
      );
    },
    strange,
  ],
  [
    'makes itself the team of the site',
    (t) => {
      const { teams } = t.good.owned.owners;
      const changed = t.site.owners(3, { teams: { ...teams, site: [t.site.keys.notes.open] } });
      const key = t.site.keys.notes;
      return t.site.seal({ ...t.good, shell: { ...t.good.shell, version: 's2' } }, changed, {
        site: { key },
      });
    },
    strange,
  ],
  [
    "gives itself a neighbour's part",
    (t) =>
      t.mine(t.evil(), t.withOwners({ parts: { 'tools-time': 'notes', 'tools-notes': 'notes' } })),
    owners,
  ],
  [
    "adds its key to a neighbour's team",
    (t) => {
      const key = t.site.keys.notes;
      const teams = { ...t.good.owned.owners.teams, time: [key.open] };
      const changed = { ...t.good.owned.owners, teams };
      const sealings = { time: { key, n: 9 }, notes: { key, n: 9 } };
      return t.site.seal(t.evil(), changed, sealings);
    },
    owners,
  ],
  [
    'signs owners with the own key',
    (t) =>
      t.mine(t.evil(), {
        owners: t.site.owners(9, { parts: { 'tools-time': 'notes' } }, t.site.keys.notes),
      }),
    owners,
  ],
  [
    'names a higher number of the owners',
    (t) => t.mine(t.good, t.withOwners({ serial: 9 })),
    owners,
  ],
  ['forgets which keys were revoked', (t) => t.mine(t.good, t.withOwners({ revoked: [] })), owners],
  [
    'signs with a revoked key under the owners of now',
    (t) => t.site.seal(t.evil(), t.good.owned.owners, { time: { key: t.site.stolen, n: 9 } }),
    /No team has its key/,
  ],
  [
    'signs with a revoked key under the owners of then',
    (t) =>
      t.site.seal({ ...t.evil(), owned: t.old.owned }, t.old.owned.owners, {
        time: { key: t.site.stolen, n: 9 },
      }),
    older,
  ],
  [
    'puts what was signed under the owners of then under those of now',
    (t) => t.mine({ ...t.old }, { seals: t.old.owned.seals }),
    unsigned,
  ],
  [
    'leaves the owners out and signs the whole',
    (t) => ({ ...t.evil(), owned: undefined, signature: t.mine(t.evil()).signature }),
    /its signature is wrong/,
  ],
  ['brings back a release from before there were owners', (t) => t.before, older],
  ['brings back a release with the owners of then', (t) => t.old, older],
  ['brings back a release with the owners of now', (t) => t.second, older],
  [
    "brings back what a neighbour had before, with the neighbour's seal",
    (t) => t.mine(t.second, { seals: t.second.owned.seals }),
    older,
  ],
  [
    "brings back a neighbour's parts under the seal of now",
    (t) => t.mine({ ...t.good, remotes: t.second.remotes }),
    unsigned,
  ],
  [
    "raises the number of a neighbour's seal",
    (t) =>
      t.mine(
        { ...t.good, remotes: t.second.remotes },
        t.withSeal('time', { ...t.sealOf('time', t.second), n: 9 }),
      ),
    unsigned,
  ],
  [
    "gives a neighbour's trial to everybody",
    (t) => t.mine(t.trial(), { seals: t.trial().owned.seals }),
    /signed for a trial only/,
  ],
  [
    "gives a neighbour's trial to everybody, as if it were none",
    (t) => {
      const { share: _share, ...seal } = t.sealOf('time', t.trial());
      return t.mine(t.trial(), { seals: { ...t.good.owned.seals, time: seal } });
    },
    unsigned,
  ],
  [
    'signs the whole with a key of nobody',
    (t) => t.site.sign(t.good, t.site.stolen),
    /No team has its key/,
  ],
  [
    'says that the key of the site has signed the whole',
    (t) => ({ ...t.mine(t.good), owned: { ...t.good.owned, by: t.site.root.open } }),
    whole,
  ],
  [
    'changes when it was released, after it was signed',
    (t) => ({ ...t.good, createdAt: '2030-01-01T00:00:00.000Z' }),
    whole,
  ],
  [
    'takes the signature away',
    (t) => ({ ...t.good, id: 'evil', signature: undefined }),
    /it is not signed/,
  ],
];

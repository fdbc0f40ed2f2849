import type { Owned, Owners, Seal } from './owned-schema';
import type { Release, RemoteBuild, RemoteRelease } from './release';
import { signedText, sorted } from './signed';

/** The team of whatever no other team owns: whoever holds the key of the site. */
export const SITE_TEAM = 'site';

/** One thing that has an owner: the shell, the public pages, a remote without its tools, or a tool. */
interface Unit {
  readonly name: string;
  readonly content: unknown;
  /** Where its files lie. */
  readonly folder?: string;
}

/** A signature that has to hold, and what it is of. */
export interface Proof {
  readonly what: string;
  readonly key: string;
  readonly signature: string;
  readonly text: string;
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The team of a part; a tool without one of its own has that of its remote. */
export function ownerOf({ parts, teams }: Owners, name: string): string {
  const team = own(parts, name) ?? own(parts, name.split('/')[0] ?? '');
  return team !== undefined && own(teams, team) ? team : SITE_TEAM;
}

/** All teams of a site. */
export function teamsOf({ teams }: Owners): string[] {
  return [SITE_TEAM, ...Object.keys(teams).filter((team) => team !== SITE_TEAM)];
}

function buildOf({ version, entry, integrity, contract }: RemoteBuild): RemoteBuild {
  return { version, entry, integrity, contract };
}

function folderOf(app: string, { version, entry }: RemoteBuild): string {
  const folder = `/remotes/${app}/${version}/`;
  if (!entry.startsWith(folder)) throw new Error(`The entry of '${app}' lies outside of ${folder}`);
  return folder;
}

function remoteUnits([app, remote]: [string, RemoteRelease]): Unit[] {
  const { modules, files, ...content } = remote;
  const units: Unit[] = modules.map((module) => {
    const build = module.build ?? buildOf(remote);
    const back = module.previous ?? remote.previous;
    const previous = back && back.version !== build.version ? buildOf(back) : null;
    return {
      name: `${app}/${module.id}`,
      content: { ...module, build, previous },
      folder: folderOf(app, build),
    };
  });
  units.push({ name: app, content, folder: folderOf(app, remote) });
  for (const { path } of files) {
    if (!units.some(({ folder }) => folder && path.startsWith(folder))) {
      throw new Error(`${path} belongs to no part of '${app}'.`);
    }
  }
  return units;
}

/** All that has an owner in a release. Throws where two tools go by one name, or where files lie elsewhere. */
function unitsOf({ shell, marketing, remotes }: Release): Unit[] {
  const modules = Object.values(remotes).flatMap((remote) => remote.modules);
  for (const names of [modules.map(({ id }) => id), modules.flatMap(({ slug }) => slug ?? [])]) {
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) throw new Error(`Two tools are called '${twice}'.`);
  }
  const odd = ['shell', 'marketing'].find((name) => own(remotes, name));
  if (odd !== undefined) throw new Error(`No remote may be called '${odd}'.`);
  return [
    { name: 'shell', content: shell },
    { name: 'marketing', content: marketing },
    ...Object.entries(remotes).flatMap(remoteUnits),
  ];
}

/** The parts of a release that a team owns, with all that is said of them: two are equal where nothing has changed. */
export function partsOfTeam(release: Release, owners: Owners, team: string): Map<string, string> {
  const files = Object.values(release.remotes).flatMap((remote) => remote.files);
  const units = unitsOf(release).filter(({ name }) => ownerOf(owners, name) === team);
  return new Map(
    units
      .map(({ name, content, folder }): [string, string] => {
        const inside = folder ? files.filter(({ path }) => path.startsWith(folder)) : [];
        const listed = inside.sort((a, b) => (a.path < b.path ? -1 : 1));
        return [name, JSON.stringify([content, listed], sorted)];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What the key of the site signs of the owners. */
export function ownersText({ signature: _signature, ...owners }: Owners): string {
  return JSON.stringify(['owners', owners], sorted);
}

/** What a team signs of its parts. */
export function sealText(
  release: Release,
  owners: Owners,
  team: string,
  { n, share }: Pick<Seal, 'n' | 'share'>,
): string {
  const parts = [...partsOfTeam(release, owners, team)];
  return JSON.stringify(['seal', team, owners.serial, n, share ?? null, parts]);
}

/**
 * The signatures that a release stands on: its own by the key of the site; where teams share it, that key signs who
 * owns what, each team its parts, and one of them the whole. Throws where a key is not of the team that it signs for.
 */
export function proofsOf(release: Release, siteKey: string): Proof[] {
  const whole = { what: `Release '${release.id}'`, key: siteKey, text: signedText(release) };
  const { owned } = release;
  if (!owned) return [{ ...whole, signature: release.signature ?? '' }];
  const { owners, seals, by } = owned;
  const keys = (team: string) => [siteKey, ...((team !== SITE_TEAM && owners.teams[team]) || [])];
  const teams = teamsOf(owners);
  if (!teams.some((team) => keys(team).includes(by))) throw new Error('No team has its key.');
  const sealed = teams.map((team): Proof => {
    const seal = own(seals, team);
    if (!seal) throw new Error(`Team '${team}' has not signed its parts.`);
    if (!keys(team).includes(seal.key)) {
      throw new Error(`The parts of '${team}' are signed with a key that is not theirs.`);
    }
    const text = sealText(release, owners, team, seal);
    return { what: `What team '${team}' owns`, key: seal.key, signature: seal.signature, text };
  });
  const { signature } = owners;
  return [
    { what: 'Who owns what', key: siteKey, signature, text: ownersText(owners) },
    ...sealed,
    { ...whole, key: by, signature: release.signature ?? '' },
  ];
}

/** Of a hundred browsers so many may get it, as the teams say that have something on trial in it; undefined where none has. */
export function trialShare(owned: Owned | undefined): number | undefined {
  const shares = Object.values(owned?.seals ?? {}).flatMap(({ share }) => share ?? []);
  return shares.length > 0 ? Math.min(...shares) : undefined;
}

/** Whether owners or a team's parts would be older than what was known already. */
export function goesBack(next: Owned | undefined, known: Owned | undefined): boolean {
  if (!known) return false;
  if (!next || next.owners.serial < known.owners.serial) return true;
  if (next.owners.serial > known.owners.serial) return false;
  return Object.entries(known.seals).some(([team, { n }]) => (own(next.seals, team)?.n ?? 0) < n);
}

import type { KeyObject } from 'node:crypto';
import { ownerOf, ownersText, SITE_TEAM, teamsOf } from '@plainday/federation-contract/owned';
import { ownersFile, type Owners } from '@plainday/federation-contract/owned-schema';
import * as z from 'zod/mini';
import { followLive } from '../channel/next';
import type { ReleaseOrigin, ReleaseRecord } from '../record/release-record';
import { leaveOut, takePart } from '../record/take-part';
import { readPart } from '../record/parts';
import { changedParts } from '../record/changes';
import { newId } from '../record/new-id';
import { findMisfits, fitError } from '../fit/check-fit';
import { digestOfRelease, readLog } from '../log/site-log';
import { brokenLine, sets as setsLive } from '../log/verify-log';
import { marked, marksOfLeft } from '../publish/rollback';
import type { Site } from '../site/site';
import { withSiteLock } from '../site/site-lock';
import { refuseDamaged } from '../site/verify';
import { signText, unproven } from '../sign/keys';
import { siteKeyOf } from '../sign/seal';

type Named = Pick<Owners, 'teams' | 'parts'>;

/** Checks a file of owners. Throws with what is wrong in it. */
function parseOwners(
  text: string,
  { revoked, siteKey }: { revoked: readonly string[]; siteKey: string },
): Named {
  const { data, error } = z.safeParse(ownersFile, JSON.parse(text));
  if (!data) {
    const [first] = error.issues;
    throw new Error(`The owners cannot be used: ${first?.path.join('.')} ${first?.message}.`);
  }
  const { teams, parts } = data;
  const lost = Object.values(parts).find(
    (team) => team !== SITE_TEAM && !Object.hasOwn(teams, team),
  );
  if (lost !== undefined) throw new Error(`The owners name team '${lost}', which has no keys.`);
  if (Object.hasOwn(teams, SITE_TEAM)) {
    throw new Error(
      `'${SITE_TEAM}' is who holds the key of the site. Call the team something else.`,
    );
  }
  for (const [team, keys] of Object.entries(teams)) {
    const bad = keys.find((key) => revoked.includes(key));
    if (bad) throw new Error(`The key ${bad} of '${team}' was revoked and does not come back.`);
    if (keys.includes(siteKey))
      throw new Error(`'${team}' has the key of the site. Make it one of its own.`);
  }
  return data;
}

async function requireSiteKey(
  site: Site,
): Promise<{ live: ReleaseRecord; siteKey: string; key: KeyObject }> {
  const live = await site.current();
  const { key } = site;
  if (!live) throw new Error('Nothing is live yet.');
  if (!key || !site.publicKey)
    throw new Error('There is no key. First: npm run release -- --new-key');
  const siteKey = live.owned ? siteKeyOf(live.owned) : site.publicKey;
  if (siteKey !== site.publicKey)
    throw new Error('Owners are named with the key of the site, and this is another one.');
  const wrong = unproven(live, siteKey);
  if (wrong) {
    throw new Error(
      `What is live is not signed with this key: ${wrong} First: npm run release -- --sign`,
    );
  }
  return { live, siteKey, key };
}

function signed(owners: Omit<Owners, 'signature'>, key: KeyObject): Owners {
  return { ...owners, signature: signText(ownersText({ ...owners, signature: '' }), key) };
}

/** Gives the parts of the site to teams. What is live stays, and the key of the site answers for it until they release. */
export function setOwners(site: Site, text: string): Promise<Owners> {
  return withSiteLock(site.folder, async () => {
    const { live, siteKey, key } = await requireSiteKey(site);
    const before = live.owned?.owners;
    const revoked = before?.revoked ?? [];
    const named = parseOwners(text, { revoked, siteKey });
    await refuseDamaged(site, live);
    const owners = signed({ ...named, revoked, serial: (before?.serial ?? 0) + 1 }, key);
    const entry = { what: 'owners', note: `number ${owners.serial}` };
    await followLive(site, await site.publish(live, entry, owners), new Date());
    return owners;
  });
}

/** What was signed with a key, the newest first. */
function signedWith(releases: readonly ReleaseRecord[], key: string, since = ''): ReleaseRecord[] {
  return releases.filter(({ owned, createdAt }) => owned?.by === key && createdAt >= since);
}

function takenBack(
  live: ReleaseRecord,
  then: ReleaseRecord,
  isMeant: (name: string) => boolean,
): ReleaseRecord {
  const names = [live, then].flatMap(({ remotes }) =>
    Object.entries(remotes).flatMap(([app, { modules }]) => [
      app,
      ...modules.map(({ id }) => `${app}/${id}`),
    ]),
  );
  return [...new Set(['shell', 'marketing', ...names])].filter(isMeant).reduce((release, name) => {
    const part = readPart(name);
    return (leaveOut(release, part, then) ?? takePart(release, part, then))?.release ?? release;
  }, live);
}

/** The release that was live at a time, as the log knows it: whoever has a key can date a release as they like. */
async function liveAt(site: Site, time: string, live: ReleaseRecord): Promise<ReleaseRecord> {
  const lines = await readLog(site.folder);
  const broken = brokenLine(lines, live, site.publicKey ?? undefined);
  if (broken) {
    throw new Error(
      `Line ${broken.n} of the log does not hold: ${broken.why}. Nothing was changed. ` +
        'Without --since the key is revoked and all stays live.',
    );
  }
  const last = lines.findLast(({ line }) => line && setsLive(line) && line.at < time)?.line;
  const then = last?.release === undefined ? null : await site.find(last.release);
  if (then && digestOfRelease(then) === last?.digest) return then;
  throw new Error(`What was live before ${time} is not kept any more. Nothing was changed.`);
}

/** What a revocation has found and done. */
export interface Revoked {
  readonly teams: readonly string[];
  /** What the key has released, the newest first. */
  readonly releases: readonly ReleaseRecord[];
  /** The parts that were taken back. */
  readonly back: readonly string[];
}

interface RevokeOptions extends ReleaseOrigin {
  readonly since?: string | undefined;
  readonly dryRun?: boolean;
  readonly now?: Date;
}

/** Takes a key from its team for ever. With `since` the team's parts are again what they were before that time. */
export function revoke(
  site: Site,
  bad: string,
  { since, dryRun = false, now = new Date(), ...origin }: RevokeOptions = {},
): Promise<Revoked> {
  return withSiteLock(site.folder, async () => {
    const { live, key } = await requireSiteKey(site);
    const before = live.owned?.owners;
    const teams = before ? teamsOf(before).filter((team) => before.teams[team]?.includes(bad)) : [];
    if (!before || teams.length === 0) throw new Error(`No team has the key ${bad}.`);
    const isMeant = (name: string) => teams.includes(ownerOf(before, name));
    const releases = signedWith(await site.releases(), bad, since);
    const found = releases.map(({ id }) => id).join(', ') || 'nothing that is kept';
    const then =
      since === undefined
        ? live
        : await liveAt(site, since, live).catch((error: Error) => {
            throw new Error(`${error.message} It has signed ${found}.`, { cause: error });
          });
    const good = takenBack(live, then, isMeant);
    const back = changedParts(good, live);
    if (dryRun) return { teams, releases, back };
    await refuseDamaged(site, good);
    const misfit = await findMisfits(site, good, live);
    if (misfit.length > 0) throw fitError(misfit, []);
    const stamp = back.length > 0 && {
      ...origin,
      id: newId(now),
      createdAt: now.toISOString(),
      previous: live.id,
      changed: back,
      held: marked(live, marksOfLeft(live, good)),
      note: origin.note ?? `back to what was live before ${since}`,
    };
    const { signature: _signature, ...rest } = before;
    const left = Object.entries(before.teams).map(([team, keys]) => [
      team,
      keys.filter((one) => one !== bad),
    ]);
    const owners = signed(
      {
        ...rest,
        teams: Object.fromEntries(left) as Owners['teams'],
        revoked: [...before.revoked, bad],
        serial: before.serial + 1,
      },
      key,
    );
    const entry = { what: 'revoke', note: bad, parts: back };
    const published = await site.publish({ ...good, ...stamp }, entry, owners);
    await followLive(site, published, now, (part) => since === undefined || !isMeant(part));
    return { teams, releases, back };
  });
}

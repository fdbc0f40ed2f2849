import type { KeyObject } from 'node:crypto';
import type { Owned, Owners, Seal } from '@plainday/federation-contract/owned-schema';
import {
  partsOfTeam,
  sealText,
  SITE_TEAM,
  teamsOf,
  trialShare,
} from '@plainday/federation-contract/owned';
import { filesInUse } from '../record/files-in-use';
import type { ReleaseRecord } from '../record/release-record';
import { isSignedText, publicKeyOf, signRelease, signText, unproven } from './keys';

interface SealOptions {
  readonly key: KeyObject;
  readonly owners: Owners;
  /** Where the release goes: to all (`live`), or into a channel. */
  readonly channel: string;
  readonly live: ReleaseRecord;
  /** What waits in that channel, or else in the next one. */
  readonly next: ReleaseRecord | null;
}

/** The key of a site that teams share. Nobody but its holder signs for the team of the site. */
export function siteKeyOf(owned: Owned): string {
  return owned.seals[SITE_TEAM]?.key ?? '';
}

/** Files that no part of a remote is served from have no owner. */
function withoutLeftovers(record: ReleaseRecord): ReleaseRecord {
  const remotes = Object.entries(record.remotes).map(([app, remote]) => [
    app,
    { ...remote, files: filesInUse(remote, remote.files) },
  ]);
  return { ...record, remotes: Object.fromEntries(remotes) as ReleaseRecord['remotes'] };
}

/** The parts that a team has otherwise in one release than in another. */
function differing(a: ReleaseRecord, b: ReleaseRecord, owners: Owners, team: string): string[] {
  const [now, then] = [partsOfTeam(a, owners, team), partsOfTeam(b, owners, team)];
  return [...new Set([...now.keys(), ...then.keys()])].filter(
    (name) => now.get(name) !== then.get(name),
  );
}

/**
 * Signs a release for a site that teams share. What a team has signed goes on where nothing of it has changed; what has
 * changed is signed with the key that is here, which must be its team's, or the one of the site. Throws where it is
 * neither, and says whose part it is.
 */
export function sealed(record: ReleaseRecord, options: SealOptions): ReleaseRecord {
  const { key, owners, channel, live, next } = options;
  const by = publicKeyOf(key);
  if (live.owned) {
    const wrong = unproven(live, siteKeyOf(live.owned));
    if (wrong) throw new Error(`What is live does not hold: ${wrong} Nothing was released.`);
  }
  const isSite = !live.owned || siteKeyOf(live.owned) === by;
  const mine = (team: string) => isSite || Boolean(owners.teams[team]?.includes(by));
  const release = withoutLeftovers(record);
  const known = [live, next].flatMap((one) =>
    one?.owned?.owners.serial === owners.serial ? one.owned : [],
  );
  const sealFor = (team: string): Seal => {
    const parts = differing(release, live, owners, team);
    const share = channel !== 'live' && parts.length > 0 ? (record.canary ?? 0) : undefined;
    const oldest = known[0]?.seals[team]?.n ?? 0;
    const holding = known
      .flatMap(({ seals }) => seals[team] ?? [])
      .filter((seal) => seal.n >= oldest && (seal.share === undefined) === (share === undefined))
      .filter((seal) =>
        isSignedText(sealText(release, owners, team, seal), seal.signature, seal.key),
      )
      .at(-1);
    if (holding && (holding.share === share || !mine(team))) return holding;
    if (!mine(team)) {
      const names = parts.length > 0 ? parts.join(', ') : 'what is on trial';
      throw new Error(
        `The key here is not one of team '${team}', which owns ${names}. Nothing was released. ` +
          'PLAINDAY_SIGNING_KEY or --team names another key.',
      );
    }
    const n = 1 + Math.max(0, ...known.flatMap(({ seals }) => seals[team]?.n ?? []));
    const what = { n, ...(share !== undefined && { share }) };
    return {
      ...what,
      key: by,
      signature: signText(sealText(release, owners, team, what), key),
    };
  };
  const seals = Object.fromEntries(teamsOf(owners).map((team) => [team, sealFor(team)]));
  const owned = { by, owners, seals };
  const canary = channel !== 'live' ? trialShare(owned) || undefined : undefined;
  const whole = { ...release, owned, canary };
  return { ...whole, signature: signRelease(whole, key) };
}

import type { KeyObject } from 'node:crypto';
import type { Release, RemoteRelease } from '@plainday/federation-contract';
import { ownersText, sealText, teamsOf } from '@plainday/federation-contract/owned';
import type { Owned, Owners } from '@plainday/federation-contract/owned-schema';
import { integrityOf } from '@plainday/tool-release/integrity';
import { newKey, publicKeyOf, readKey, signRelease, signText } from '@plainday/tool-release/sign';
import { SignedSite } from './signed-site';

/** A key with its public half. */
export interface KeyPair {
  readonly secret: KeyObject;
  readonly open: string;
}

/** A new key. */
function keyPair(): KeyPair {
  const secret = readKey(newKey());
  return { secret, open: publicKeyOf(secret) };
}

/** A release that its teams have signed. */
export type OwnedRelease = Release & { owned: Owned };

/** What a signer says of a team's parts. */
export interface Sealing {
  readonly key: KeyPair;
  readonly n?: number;
  readonly share?: number;
}

/** Who forges signs whatever it is, also what no checker would take for a release. */
function textOf(text: () => string): string {
  try {
    return text();
  } catch {
    return 'nothing';
  }
}

/** A site of three teams: `time` and `notes` with a remote each, and `tea` with a tool in the one of `notes`. */
export class OwnedSite {
  readonly root = keyPair();
  readonly keys = { time: keyPair(), notes: keyPair(), tea: keyPair() };
  /** Was a key of `time`. */
  readonly stolen = keyPair();

  private constructor(
    readonly files: SignedSite,
    private readonly plain: Release,
  ) {}

  static async create(): Promise<OwnedSite> {
    const files = await SignedSite.create();
    return new OwnedSite(files, await files.vouchedFor());
  }

  /** Writes a build of a remote and describes it. */
  async remote(app: string, version: string, tools: readonly string[]): Promise<RemoteRelease> {
    const base = `/remotes/${app}/${version}/`;
    const names = ['remote-entry.js', ...tools.map((tool) => `${tool}.js`)];
    const contents = names.map((name) => `${base}${name}`);
    for (const path of contents) await this.files.write(path.slice(1), path);
    const described = contents.map((path) => ({
      path,
      bytes: path.length,
      integrity: integrityOf(path),
    }));
    const modules = tools.map((id, order) => ({
      id,
      title: id,
      heading: id,
      icon: [],
      group: 'tool' as const,
      order,
      slug: id,
      files: [`${base}${id}.js`],
    }));
    const entry = `${base}remote-entry.js`;
    const integrity = integrityOf(entry);
    return { version, entry, integrity, contract: '1.0', modules, files: described };
  }

  /** Who owns what, as the key of the site signs it. */
  owners(serial: number, more: Partial<Owners> = {}, key = this.root): Owners {
    const owners = {
      serial,
      teams: {
        time: [this.keys.time.open],
        notes: [this.keys.notes.open],
        tea: [this.keys.tea.open],
      },
      parts: { 'tools-time': 'time', 'tools-notes': 'notes', 'tools-notes/tea': 'tea' },
      revoked: [],
      ...more,
      signature: '',
    };
    return { ...owners, signature: signText(ownersText(owners), key.secret) };
  }

  /** A release before anybody has signed it. */
  release(id: string, remotes: Release['remotes']): Release {
    return { ...this.plain, id, remotes: { ...this.plain.remotes, ...remotes } };
  }

  /** Signs the parts of some teams, and the whole with the key of the last. What others have signed stays. */
  seal(
    release: Release,
    owners: Owners,
    sealings: Readonly<Record<string, Sealing>>,
  ): OwnedRelease {
    const seals = { ...release.owned?.seals };
    let by = this.root;
    for (const [team, { key, n = 1, share }] of Object.entries(sealings)) {
      const what = { n, ...(share !== undefined && { share }) };
      const signature = signText(
        textOf(() => sealText(release, owners, team, what)),
        key.secret,
      );
      seals[team] = { ...what, key: key.open, signature };
      by = key;
    }
    return this.sign({ ...release, owned: { by: by.open, owners, seals } }, by);
  }

  /** Signs the parts of every team with the key of the site. */
  sealAll(release: Release, owners: Owners): OwnedRelease {
    const all = teamsOf(owners).map((team) => [team, { key: this.root }] as const);
    return this.seal(release, owners, Object.fromEntries(all));
  }

  /** Signs the whole, and nothing in it. */
  sign(release: OwnedRelease, key: KeyPair): OwnedRelease {
    const named = { ...release, owned: { ...release.owned, by: key.open } };
    return { ...named, signature: signRelease(named, key.secret) };
  }
}

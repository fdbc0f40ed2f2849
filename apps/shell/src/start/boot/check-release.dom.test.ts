import type { Release } from '@plainday/federation-contract';
import { ownersText, sealText } from '@plainday/federation-contract/owned';
import type { Owners, Seal } from '@plainday/federation-contract/owned-schema';
import { signedText } from '@plainday/federation-contract/signed';
import { emptyRelease } from './boot-data';
import { checkRelease } from './check-release';

async function sign(release: Release): Promise<{ signed: Release; key: string }> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign'])) as CryptoKeyPair;
  const text = new TextEncoder().encode(signedText(release));
  const bytes = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, text));
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { signed: { ...release, signature: btoa(String.fromCharCode(...bytes)) }, key: x };
}

afterEach(() => jest.restoreAllMocks());

it('lets run what was signed with the key of the site, and nothing else', async () => {
  const { signed, key } = await sign({ ...emptyRelease, id: 'r1' });
  const other = await sign(signed);
  await expect(checkRelease(signed, key)).resolves.toBe('genuine');
  await expect(checkRelease(JSON.parse(JSON.stringify(signed)), key)).resolves.toBe('genuine');
  const refused = [
    { ...signed, id: 'r2' },
    { ...signed, remotes: { tasks: {} } } as unknown as Release,
    { ...signed, signature: undefined },
    { ...signed, signature: other.signed.signature },
    { ...signed, signature: 'garbage' },
  ];
  for (const release of refused) {
    await expect(checkRelease(release, key)).rejects.toThrow(`is not signed with the key`);
  }
  await expect(checkRelease(signed, other.key)).rejects.toThrow('is not signed');
});

it('lets unsigned ones run on loopback, where no key is named', async () => {
  await expect(checkRelease(emptyRelease)).resolves.toBe('genuine');
});

it('says so where the browser knows no Ed25519', async () => {
  const { signed, key } = await sign(emptyRelease);
  const unknown = new DOMException('Unrecognized name.', 'NotSupportedError');
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unknown);
  await expect(checkRelease(signed, key)).resolves.toBe('unknown');
});

describe('of teams', () => {
  type Pair = Awaited<ReturnType<typeof makePair>>;

  async function makePair() {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign'])) as CryptoKeyPair;
    const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
    const signText = async (text: string) => {
      const bytes = new TextEncoder().encode(text);
      const signed = await crypto.subtle.sign('Ed25519', pair.privateKey, bytes);
      return btoa(String.fromCharCode(...new Uint8Array(signed)));
    };
    return { x, signText };
  }

  async function sealed(release: Release, owners: Owners, signers: Record<string, Pair>, by: Pair) {
    const seals: Record<string, Seal> = {};
    for (const [team, { x, signText }] of Object.entries(signers)) {
      const signature = await signText(sealText(release, owners, team, { n: 1 }));
      seals[team] = { n: 1, key: x, signature };
    }
    const owned = { ...release, owned: { by: by.x, owners, seals } };
    return { ...owned, signature: await by.signText(signedText(owned)) };
  }

  it('runs where each team has signed its own, and not where one has signed what is not', async () => {
    const [root, shellTeam, thief] = await Promise.all([makePair(), makePair(), makePair()]);
    const named = {
      serial: 1,
      teams: { frame: [shellTeam.x], thief: [thief.x] },
      parts: { shell: 'frame' },
      revoked: [],
      signature: '',
    };
    const owners = { ...named, signature: await root.signText(ownersText(named)) };
    const release = { ...emptyRelease, id: 'r1' };
    const right = { site: root, frame: shellTeam, thief };
    await expect(checkRelease(await sealed(release, owners, right, thief), root.x)).resolves.toBe(
      'genuine',
    );
    const mine = { ...named, parts: { shell: 'thief' } };
    const whole = await sealed(release, owners, right, thief);
    const refused = [
      sealed(release, owners, { ...right, frame: thief }, thief),
      sealed(release, owners, { ...right, site: thief }, thief),
      sealed(release, owners, right, await makePair()),
      sealed(release, { ...mine, signature: await thief.signText(ownersText(mine)) }, right, thief),
      { ...whole, owned: undefined },
      { ...whole, shell: { ...whole.shell, version: 'evil' } },
    ];
    for (const changed of refused) {
      await expect(checkRelease(await changed, root.x)).rejects.toThrow();
    }
  });
});

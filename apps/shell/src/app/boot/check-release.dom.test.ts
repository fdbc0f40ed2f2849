import type { Release } from '@plainday/federation-contract';
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

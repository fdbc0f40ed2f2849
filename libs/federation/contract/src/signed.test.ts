import type { Release } from './release';
import { signedText } from './signed';

const release: Release = {
  id: 'r1',
  createdAt: '2026-01-05T09:00:00.000Z',
  shell: { version: 's1', files: [], routes: {} },
  marketing: { version: 'm1' },
  remotes: {},
  previous: null,
};

it('covers the release in any order, without the signature and what stays on the server', () => {
  const { id, ...rest } = release;
  const kept = { note: 'why', ...rest, id, signature: 'x', by: 'somebody' };
  expect(signedText(kept)).toBe(signedText(release));
});

it.each<[string, Partial<Release>]>([
  ['id', { id: 'r2' }],
  ['time', { createdAt: '2026-01-06T09:00:00.000Z' }],
  ['shell', { shell: { ...release.shell, version: 's2' } }],
  ['pages', { marketing: { version: 'm2' } }],
  ['previous', { previous: 'r0' }],
])('changes with the %s', (_what, change) => {
  expect(signedText({ ...release, ...change })).not.toBe(signedText(release));
});

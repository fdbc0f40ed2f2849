import { integrityOf, knowFiles } from './file-hashes';

test('scripts of the shell are loaded with the hash of the release in the page, and others not at all', () => {
  expect(integrityOf('http://localhost/assets/toasts.1.js')).toBe('');

  const integrity = `sha256-${'b'.repeat(43)}=`;
  knowFiles([{ path: '/assets/toasts.1.js', bytes: 1, integrity }]);
  expect(integrityOf('http://localhost/assets/toasts.1.js')).toBe(integrity);
  expect(integrityOf('http://localhost/assets/other.1.js')).toBe(`sha256-${'A'.repeat(43)}=`);
  expect(globalThis).toHaveProperty('plaindayIntegrity', integrityOf);
});

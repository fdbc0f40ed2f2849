import { randomBytes } from 'node:crypto';
import { weakness } from './weak-secret';

describe('weakness', () => {
  it.each([
    '',
    'short',
    'a'.repeat(64),
    'abc'.repeat(30),
    '0123456789'.repeat(4),
    'dev-secret-change-me',
    'unsafe-secret-change-me-0123456789abcdef',
    'super-secret-jwt-token-with-at-least-32-characters-long',
    'your-super-secret-password-0123456789-abcdefg',
    'this is an example of a secret 0123456789',
    '1111111111111111111111111111111111112',
    'qwertyuiopqwertyuiopqwertyuiopqwertyuiop',
  ])('refuses %j', (secret) => {
    expect(weakness(secret)).not.toBeNull();
  });

  it('accepts random ones', () => {
    for (let round = 0; round < 200; round += 1) {
      expect(weakness(randomBytes(32).toString('base64url'))).toBeNull();
    }
  });
});

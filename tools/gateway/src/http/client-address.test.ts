import { clientAddress, isLoopback, normalizeAddress } from './client-address';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
  ['rubbish', 'unknown'],
])('normalizes %j to %j', (address, expected) => {
  expect(normalizeAddress(address)).toBe(expected);
});

describe('clientAddress', () => {
  it('ignores the forwarded header without a trusted proxy', () => {
    for (let spoofed = 0; spoofed < 50; spoofed += 1) {
      expect(clientAddress('192.0.2.1', `203.0.113.${spoofed}`, 0)).toBe('192.0.2.1');
    }
  });

  it('believes as many steps from the right as there are proxies', () => {
    const header = '203.0.113.9, 198.51.100.7, 10.0.0.2';
    expect(clientAddress('127.0.0.1', header, 1)).toBe('10.0.0.2');
    expect(clientAddress('127.0.0.1', header, 2)).toBe('198.51.100.7');
    expect(clientAddress('127.0.0.1', 'x, rubbish', 1)).toBe('127.0.0.1');
    expect(clientAddress('127.0.0.1', '203.0.113.9', 3)).toBe('127.0.0.1');
  });
});

it('knows loopback', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', 'localhost'].every(isLoopback)).toBe(
    true,
  );
  expect(['10.0.0.1', '0.0.0.0', '127.0.0.1.evil.example', undefined].some(isLoopback)).toBe(false);
});

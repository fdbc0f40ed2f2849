import { originOf, ownOrigins } from './origins';

it('knows the three names of loopback', () => {
  const origins = ownOrigins('127.0.0.1', 4200, undefined);
  expect(origins.main).toBe('http://localhost:4200');
  expect(originOf('127.0.0.1:4200', origins)).toBe('http://127.0.0.1:4200');
  expect(originOf('[::1]:4200', origins)).toBe('http://[::1]:4200');
});

it.each(['evil.example', 'localhost', 'localhost:80', 'localhost:4200@evil', '', undefined])(
  'does not follow a foreign Host header: %j',
  (host) => {
    expect(originOf(host, ownOrigins('127.0.0.1', 4200, undefined))).toBe('http://localhost:4200');
  },
);

it('is one address behind a proxy', () => {
  const origins = ownOrigins('127.0.0.1', 4200, 'https://plainday.example');
  expect(origins.all).toEqual(['https://plainday.example']);
  expect(originOf('localhost:4200', origins)).toBe('https://plainday.example');
});

it('names an address it listens on', () => {
  expect(ownOrigins('192.0.2.5', 80, undefined).main).toBe('http://192.0.2.5:80');
  expect(ownOrigins('2001:db8::1', 4200, undefined).main).toBe('http://[2001:db8::1]:4200');
  expect(ownOrigins('0.0.0.0', 4200, undefined).main).toBe('http://localhost:4200');
});

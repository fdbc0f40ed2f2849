import { contentSecurityPolicy, securityHeaders, supabaseSources } from './security-headers';

it('asks for https for a year, only where people come by https', () => {
  expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=31536000;/);
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
});

it('lets no script in that is neither a file of ours nor hashed', () => {
  const policy = contentSecurityPolicy({ connect: [], https: true }, ['sha256-x']);
  expect(policy).toMatch(/script-src 'self' 'sha256-x';/);
  expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*object-src 'none'/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/);
});

it('opens the connection to a Supabase project, also for WebSocket', () => {
  expect(supabaseSources('https://abc.supabase.co/path')).toEqual([
    'https://abc.supabase.co',
    'wss://abc.supabase.co',
  ]);
  expect(supabaseSources(undefined)).toEqual([]);
});

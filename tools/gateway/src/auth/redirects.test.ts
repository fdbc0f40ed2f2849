import { safeRedirect } from './redirects';

const origins = ['http://localhost:4200', 'http://127.0.0.1:4200'];
const fallback = 'http://localhost:4200/auth';
const check = (wanted: string | null) => safeRedirect(wanted, origins, 'http://localhost:4200');

it.each([
  ['http://localhost:4200/auth', 'http://localhost:4200/auth'],
  ['http://127.0.0.1:4200/auth', 'http://127.0.0.1:4200/auth'],
  ['http://localhost:4200/dashboard', 'http://localhost:4200/dashboard'],
  ['http://localhost:4200/dashboard?tool=habits', 'http://localhost:4200/dashboard?tool=habits'],
  ['http://localhost:4200', 'http://localhost:4200/'],
  ['http://localhost:4200/', 'http://localhost:4200/'],
])('honours %s', (wanted, target) => {
  expect(check(wanted)).toBe(target);
});

it.each([
  null,
  '',
  'https://evil.example',
  'https://evil.example/auth',
  '//evil.example/auth',
  '/\\evil.example',
  'http://localhost:4200@evil.example/auth',
  'http://localhost:4200.evil.example/auth',
  'http://user@localhost:4200/auth',
  'http://localhost:4200:80/auth',
  'http://localhost:4201/auth',
  'https://localhost:4200/auth',
  'http://LOCALHOST:4200/auth',
  'http://localhost:4200/auth/..//evil',
  'http://localhost:4200/auth/../dashboard',
  'http://localhost:4200/%61uth',
  'http://localhost:4200/auth#access_token=x',
  'http://localhost:4200/auth?next=https://evil.example',
  'http://localhost:4200/auth?x=%0d%0aLocation:',
  'http://localhost:4200/rest/v1/tasks',
  'http://localhost:4200\\@evil.example/auth',
  'http:///evil.example/auth',
  'http:localhost:4200/auth',
  'javascript:alert(1)',
  'data:text/html,x',
  ' http://localhost:4200/auth',
  'http://localhost:4200/auth\n',
  'http://localhost:4200/auth\t',
])('leads %j to the sign-in page', (wanted) => {
  expect(check(wanted)).toBe(fallback);
});

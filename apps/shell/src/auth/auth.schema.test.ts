import { validateAuth, type AuthMode, type AuthValues } from './auth.schema';

const valid: AuthValues = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'Analytical1',
};
const check = (mode: AuthMode, change: Partial<AuthValues>) =>
  validateAuth(mode, { ...valid, ...change });

describe('validateAuth', () => {
  it.each(['signin', 'signup', 'forgot', 'reset'] as const)(
    'accepts valid values in %s',
    (mode) => {
      expect(check(mode, {})).toEqual({});
    },
  );

  it.each([
    ['', 'Email is required'],
    ['ada', 'Please enter a valid email address'],
    ['ada@example', 'Please enter a valid email address'],
    ['ada @example.com', 'Please enter a valid email address'],
    ['@example.com', 'Please enter a valid email address'],
    ['a@b@example.com', 'Please enter a valid email address'],
    [`${'a'.repeat(89)}@example.com`, 'Email must be at most 100 characters long'],
    ['bob@gmial.com', 'Did you mean bob@gmail.com?'],
  ])('[AU5] refuses the e-mail %j: %s', (email, message) => {
    expect(check('signin', { email })).toEqual({ email: message });
    expect(check('signup', { email })).toEqual({ email: message });
    expect(check('forgot', { email })).toEqual({ email: message });
  });

  it('accepts an e-mail of exactly 100 characters', () => {
    expect(check('signin', { email: `${'a'.repeat(88)}@example.com` })).toEqual({});
  });

  it.each([
    ['', 'Password is required'],
    ['five5', 'Password must be at least 6 characters long'],
    ['x'.repeat(129), 'Password must be at most 128 characters long'],
  ])('[AU5] refuses the password %j at sign-in: %s', (password, message) => {
    expect(check('signin', { password })).toEqual({ password: message });
  });

  it('asks nothing but the length of a password at sign-in', () => {
    expect(check('signin', { password: 'simple' })).toEqual({});
    expect(check('signin', { password: 'x'.repeat(128) })).toEqual({});
  });

  it.each([
    ['', 'Password is required'],
    ['Seven77', 'Password must be at least 8 characters long'],
    ['lowercase1', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
    ['NoDigitsHere', 'Password must contain at least one number'],
    [`Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters long'],
  ])('[AU5] refuses the new password %j: %s', (password, message) => {
    expect(check('signup', { password })).toEqual({ password: message });
    expect(check('reset', { password })).toEqual({ password: message });
  });

  it('counts the 72 bytes the server reads, not the characters', () => {
    expect(check('signup', { password: `Aa1${'x'.repeat(69)}` })).toEqual({});
    expect(check('signup', { password: `Aa1${'x'.repeat(70)}` }).password).toMatch(/72 bytes/);
    expect(check('signup', { password: `Aa1${'😀'.repeat(18)}` }).password).toMatch(/72 bytes/);
    expect(check('signup', { password: `Aa1${'😀'.repeat(17)}` })).toEqual({});
  });

  it.each([
    ['', 'Full name is required'],
    ['   ', 'Full name is required'],
    [' A ', 'Full name must be at least 2 characters'],
    ["O'Brien", 'Full name can only contain letters and spaces'],
    ['Jean-Luc', 'Full name can only contain letters and spaces'],
    ['R2 D2', 'Full name can only contain letters and spaces'],
    ['x'.repeat(51), 'Full name must be at most 50 characters'],
  ])('[AU5] refuses the name %j: %s', (fullName, message) => {
    expect(check('signup', { fullName })).toEqual({ fullName: message });
  });

  it.each(['Zoë Müller', 'Łukasz', '李 小龍', 'José', 'José', 'x'.repeat(50)])(
    'accepts the name %s',
    (fullName) => {
      expect(check('signup', { fullName })).toEqual({});
    },
  );

  it('reports every field at once, in the order of the form', () => {
    const errors = validateAuth('signup', { fullName: '', email: '', password: '' });
    expect(Object.entries(errors)).toEqual([
      ['fullName', 'Full name is required'],
      ['email', 'Email is required'],
      ['password', 'Password is required'],
    ]);
  });

  it('does not ask for a name at sign-in', () => {
    expect(check('signin', { fullName: '' })).toEqual({});
  });
});

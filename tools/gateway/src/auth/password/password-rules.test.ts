import { refusedPassword } from './password-rules';

const codeOf = (password: unknown): unknown => {
  const reply = refusedPassword(password);
  return reply && (JSON.parse(String(reply.body)) as { error_code: string }).error_code;
};

it.each(['Compiler1', 'Aa1' + '😀'.repeat(17), 'Passwort 123 ÄÖÜ', `Aa1${'x'.repeat(69)}`])(
  'takes %j',
  (password) => expect(refusedPassword(password)).toBeNull(),
);

it.each<[unknown, string]>([
  [undefined, 'validation_failed'],
  ['', 'validation_failed'],
  [12345678, 'validation_failed'],
  [{}, 'validation_failed'],
  [`Aa1${'x'.repeat(70)}`, 'validation_failed'],
  ['Aa1' + '😀'.repeat(18), 'validation_failed'],
  ['Abcdef1', 'weak_password'],
  ['abcdefg1', 'weak_password'],
  ['ABCDEFG1', 'weak_password'],
  ['Abcdefgh', 'weak_password'],
  ['        ', 'weak_password'],
])('refuses %j as %s', (password, code) => {
  expect(codeOf(password)).toBe(code);
});

it('names a password of the top lists as what it is', () => {
  expect(JSON.parse(String(refusedPassword('Passw0rd')?.body))).toMatchObject({
    error_code: 'weak_password',
    msg: 'This password is one of those that everybody tries first. Please choose another one',
    weak_password: { reasons: ['pwned'] },
  });
});

it('lists all reasons', () => {
  expect(JSON.parse(String(refusedPassword('a')?.body))).toMatchObject({
    code: 422,
    weak_password: { reasons: ['length', 'characters'] },
  });
});

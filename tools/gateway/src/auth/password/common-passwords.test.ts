import { isCommon } from './common-passwords';

it.each(
  `Passw0rd Password1 Password123 P@ssw0rd1 Qwerty123 Aa123456 Abc12345 Abcd1234 Welcome1 Welcome123 Iloveyou1
  Monkey123 Dragon2024 Summer2025! Letmein1 Football1 1qaz2WSX Zaq12wsx Q1w2e3r4 1Q2w3e4r Asdf1234 Qwertz123
  Admin123 Test1234 Changeme1 Superman1 Princess1 Michael1 Hello123 Passwort1 Aaaaaaa1 Trustno1 Qwer1234
  Plainday1 Zxcvbnm1 Abcdefg1 P4ssw0rd Sunshine99 Secret123`.split(/\s+/),
)('knows %s, which everybody tries first (L3)', (password) => {
  expect(isCommon(password)).toBe(true);
});

it.each([
  'Compiler1',
  'Analytical1',
  'Plain4Day',
  'Correct2horse',
  'Better2word',
  'Secret-word-1',
  'Owner4Today',
  'Kx7mWq2Lp',
  'Passwort 123 ÄÖÜ',
  'Summer-rain-on-tin-7',
  'Grüne8Wolke',
  'Victim4Day1',
])('lets %s pass', (password) => {
  expect(isCommon(password)).toBe(false);
});

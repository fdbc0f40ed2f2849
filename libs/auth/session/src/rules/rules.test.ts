import { displayNameSchema, emailSchema, newPasswordSchema, problemOf } from './rules';

it.each([
  ['', 'Email is required'],
  ['ada', 'Please enter a valid email address'],
  ['ada@gmial.com', 'Did you mean ada@gmail.com?'],
  ['ada@example.org', null],
])('an address %j: %s', (value, problem) => {
  expect(problemOf(emailSchema, value)).toBe(problem);
});

it.each([
  ['', 'Password is required'],
  ['Abc1', 'Password must be at least 8 characters long'],
  ['abcdefg1', 'Password must contain at least one uppercase letter'],
  ['Abcdefgh', 'Password must contain at least one number'],
  ['Plain4Day', null],
])('a new password %j: %s', (value, problem) => {
  expect(problemOf(newPasswordSchema, value)).toBe(problem);
});

it.each([
  ['   ', 'Name is required'],
  ["Jean-Luc O'Brien 3rd", null],
  ['x'.repeat(51), 'Name must be at most 50 characters'],
])('[decision 74] a display name %j: %s', (value, problem) => {
  expect(problemOf(displayNameSchema, value)).toBe(problem);
});

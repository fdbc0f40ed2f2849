import { suggestEmail } from './email-suggestion.logic';

describe('suggestEmail', () => {
  it.each([
    ['bob@gmial.com', 'bob@gmail.com'],
    ['bob@GMAIL.CON', 'bob@gmail.com'],
    ['Bob.Smith+x@yahooo.com', 'Bob.Smith+x@yahoo.com'],
    ['bob@hotmial.com', 'bob@hotmail.com'],
    ['bob@outlok.com', 'bob@outlook.com'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'bob@gmail.com',
    'bob@ymail.com',
    'bob@mail.com',
    'bob@yahoo.co.uk',
    'bob@hotmail.fr',
    'bob@outlook.de',
    'bob@gmial.com.example.org',
    'gmial.com',
    '@gmial.com',
    'constructor',
    '',
  ])('leaves %j alone', (email) => {
    expect(suggestEmail(email)).toBeNull();
  });
});

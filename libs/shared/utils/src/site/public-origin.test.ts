import { PUBLIC_ORIGIN, withOrigin } from './public-origin';

it('puts the origin of the site wherever the build left a place for it', () => {
  const built = `<a href="${PUBLIC_ORIGIN}/">${PUBLIC_ORIGIN}/tools</a>`;
  expect(withOrigin(built, 'https://plainday.example')).toBe(
    '<a href="https://plainday.example/">https://plainday.example/tools</a>',
  );
});

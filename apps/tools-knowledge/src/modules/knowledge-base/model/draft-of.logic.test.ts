import { draftOf } from './draft-of.logic';

test('a text from outside has its first line as title, and keeps all of it', () => {
  expect(draftOf(' Soil\nTwo parts sand ')).toMatchObject({
    title: 'Soil',
    content: 'Soil\nTwo parts sand',
    type: 'note',
  });
  expect(draftOf('x'.repeat(500)).title).toHaveLength(120);
});

test('one that names an address is a link to it', () => {
  expect(draftOf('On soil\nhttps://example.org/soil')).toMatchObject({
    title: 'On soil',
    type: 'link',
    url: 'https://example.org/soil',
  });
});

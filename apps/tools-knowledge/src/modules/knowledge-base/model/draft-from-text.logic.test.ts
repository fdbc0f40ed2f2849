import { draftFromText } from './draft-from-text.logic';

test('a text from outside has its first line as title, and keeps all of it', () => {
  expect(draftFromText('Soil\nTwo parts sand ')).toMatchObject({
    title: 'Soil',
    content: 'Soil\nTwo parts sand',
    type: 'note',
  });
  expect(draftFromText('x'.repeat(500)).title).toHaveLength(120);
});

test('[K8] … and the indent of its first line stays, which is code', () => {
  expect(draftFromText('\n    make\n    make test\n')).toMatchObject({
    title: 'make',
    content: '    make\n    make test',
  });
});

test('one that names an address is a link to it', () => {
  expect(draftFromText('On soil\nhttps://example.org/soil')).toMatchObject({
    title: 'On soil',
    type: 'link',
    url: 'https://example.org/soil',
  });
});

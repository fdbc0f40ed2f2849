import { mentionParts } from './mention.logic';

test('[KB7] the sentence points at the title', () => {
  expect(mentionParts('See print Specification now', 'Print specification')).toEqual([
    { text: 'See ', isTitle: false },
    { text: 'print Specification', isTitle: true },
    { text: ' now', isTitle: false },
  ]);
  expect(mentionParts('Straße', 'Strasse')).toEqual([{ text: 'Straße', isTitle: false }]);
});

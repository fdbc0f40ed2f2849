import { sitePages } from '../site-pages';
import { breakLines, previewSvg } from './preview';

it('breaks a text between words', () => {
  expect(breakLines('Mood & Energy Tracker', 14)).toEqual(['Mood & Energy', 'Tracker']);
  expect(breakLines('Pomodoro', 3)).toEqual(['Pomodoro']);
});

it('says on every page’s picture what the page is called, whole', () => {
  for (const { preview } of sitePages) {
    const svg = previewSvg(preview);
    const words = svg
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    expect(words).toContain(preview.title);
    expect(words).toContain(preview.text);
  }
});

it('lets no title become markup', () => {
  expect(previewSvg({ title: '<script>', text: 'a & b' })).not.toContain('<script>');
});

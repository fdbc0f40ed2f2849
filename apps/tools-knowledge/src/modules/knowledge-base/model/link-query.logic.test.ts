import { linkQueryAt, withLink } from './link-query.logic';

test('[KB7] a link is looked for from its brackets to the caret', () => {
  expect(linkQueryAt('See [[Pay r', 11)).toEqual({ start: 6, query: 'Pay r' });
  expect(linkQueryAt('See [[Pay r]] x', 8)).toEqual({ start: 6, query: 'Pa' });
  expect(linkQueryAt('See [[', 6)).toEqual({ start: 6, query: '' });
  for (const text of ['See [Pay', 'See [[a]] b', 'See [[a\nb', `[[${'x'.repeat(81)}`]) {
    expect(linkQueryAt(text, text.length)).toBeNull();
  }
});

test('[KB7] a chosen title completes the link once', () => {
  expect(withLink('See [[pa.', { start: 6, query: 'pa' }, 'Pay rent')).toEqual({
    text: 'See [[Pay rent]].',
    caret: 16,
  });
  expect(withLink('[[pa]] x', { start: 2, query: 'pa' }, 'Pay rent').text).toBe('[[Pay rent]] x');
});

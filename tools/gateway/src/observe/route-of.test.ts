import { loggablePath, routeOf } from './route-of';

test('the secret of a calendar feed is cut off, whatever it looks like, and other paths stay', () => {
  const feeds = '/functions/v1/calendar-feed/';
  for (const secret of ['0f3c.ics', '0f3c', 'a/0f3c.ics', '%2f0f3c']) {
    expect(loggablePath(feeds + secret)).toBe(`${feeds}…`);
    expect(routeOf(loggablePath(feeds + secret))).toBe('feed');
  }
  expect(loggablePath('/functions/v1/voice-to-text')).toBe('/functions/v1/voice-to-text');
});

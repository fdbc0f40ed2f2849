import { loggablePath, routeOf } from './route-of';

test.each([
  ['/functions/v1/calendar-feed/', 'feed'],
  ['/functions/v1/end-mails/', 'reminders'],
])(
  'the secret after %s is cut off, whatever it looks like, and other paths stay',
  (feeds, name) => {
    for (const secret of ['0f3c.ics', '0f3c', 'a/0f3c.ics', '%2f0f3c']) {
      expect(loggablePath(feeds + secret)).toBe(`${feeds}…`);
      expect(routeOf(loggablePath(feeds + secret))).toBe(name);
    }
    expect(loggablePath('/functions/v1/voice-to-text')).toBe('/functions/v1/voice-to-text');
  },
);

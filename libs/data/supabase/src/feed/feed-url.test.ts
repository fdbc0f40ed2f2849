import { createClient } from '@supabase/supabase-js';
import { feedUrl } from './feed-url';

test('a feed is a function of the backend', () => {
  const db = createClient('https://plainday.example.org', 'key', {
    realtime: { transport: class {} as never },
  });
  expect(feedUrl(db as never, '0f3c')).toBe(
    'https://plainday.example.org/functions/v1/calendar-feed/0f3c.ics',
  );
});

import { createNotify, type NotifyEvent } from '@plainday/ui-components';
import { askChannel } from './ask-channel';

afterEach(() => document.head.replaceChildren());

/** What is asked of who opened an address, in a page of a channel; none where nothing waits. */
function askedIn(channel: string | null, asked: string | null, offer = ''): string[] {
  document.head.innerHTML =
    (channel ? `<meta name="plainday-channel" content="${channel}">` : '') +
    (offer ? `<meta name="plainday-offer" content="${offer}">` : '');
  const notify = createNotify();
  const heard: NotifyEvent[] = [];
  notify.subscribe((event) => heard.push(event));
  askChannel(asked, notify);
  return heard.flatMap((event) => (event.kind === 'toast' ? [event.message.title] : []));
}

it('asks whoever followed a link to another release, and nobody else (L5)', () => {
  expect(askedIn('live', 'next')).toEqual(['This link leads to the next release']);
  expect(askedIn('next', 'live')).toEqual(['This link leads to the current release']);
  const others = [
    askedIn(null, 'next'),
    askedIn('next', 'next'),
    askedIn('live', 'default'),
    askedIn('live', 'javascript:alert(1)'),
    askedIn('live', null),
  ];
  expect(others.flat()).toEqual([]);
});

it('asks whoever followed a link to a preview that is there', () => {
  expect(askedIn(null, 'tags', 'tags')).toEqual(['This link leads to the preview “tags”']);
  expect(askedIn('live', 'tags', 'tags')).toEqual(['This link leads to the preview “tags”']);
  expect(askedIn(null, 'tags')).toEqual([]);
  expect(askedIn(null, null, 'tags')).toEqual([]);
});

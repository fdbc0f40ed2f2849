import { createNotify } from './notify';
import type { NotifyEvent } from './notify';

function textOf(event: NotifyEvent): string {
  if (event.kind === 'close') return `close ${event.id}`;
  return event.kind === 'toast' ? event.message.title : event.text;
}

it('keeps what was said before anybody listened, in order', () => {
  const { notify, subscribe } = createNotify();
  notify.toast({ title: 'One' });
  notify.brief('Two');
  const heard: NotifyEvent[] = [];
  subscribe((event) => heard.push(event));
  notify.brief('Three');
  expect(heard.map(textOf)).toEqual(['One', 'Two', 'Three']);
  expect(new Set(heard.map((event) => event.id)).size).toBe(3);
});

it('hands nothing over twice', () => {
  const { notify, subscribe } = createNotify();
  notify.brief('Once');
  const first = jest.fn();
  subscribe(first)();
  const second = jest.fn();
  subscribe(second);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

it('tells when the viewport is wanted, also to one who asks late', () => {
  const { notify, onWaiting, subscribe } = createNotify();
  const early = jest.fn();
  onWaiting(early);
  expect(early).not.toHaveBeenCalled();
  notify.brief('Hello');
  expect(early).toHaveBeenCalledTimes(1);
  const late = jest.fn();
  onWaiting(late);
  expect(late).toHaveBeenCalledTimes(1);
  subscribe(() => undefined);
  notify.brief('Heard at once');
  expect(early).toHaveBeenCalledTimes(1);
});

it('says when a message no longer holds, and nothing of one that nobody has heard', () => {
  const { notify, subscribe } = createNotify();
  const closeUnheard = notify.brief('Unheard');
  closeUnheard();
  const heard: NotifyEvent[] = [];
  subscribe((event) => heard.push(event));
  const close = notify.toast({ title: 'Heard' });
  close();
  expect(heard.map(textOf)).toEqual(['Heard', `close ${heard[0]?.id}`]);
});

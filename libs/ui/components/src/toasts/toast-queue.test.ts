import { closeToast, emptyQueue, pushToast } from './toast-queue';
import type { ToastEvent } from './toast-queue';

const news = (id: number): ToastEvent => ({ kind: 'toast', id, message: { title: `News ${id}` } });
const error = (id: number): ToastEvent => ({
  kind: 'toast',
  id,
  message: { title: `Error ${id}`, tone: 'destructive' },
});

const offer = (id: number): ToastEvent => ({
  kind: 'toast',
  id,
  message: { title: 'Deleted', action: { label: 'Undo', run: () => undefined } },
});

it('shows one at a time: the newest news takes the place of older news', () => {
  const queue = pushToast(pushToast(emptyQueue, news(1)), news(2));
  expect(queue).toEqual({ shown: news(2), waiting: [] });
});

it('[decision 77] lets plain news wait for an error, and for nothing else', () => {
  const queue = [error(1), news(2)].reduce(pushToast, emptyQueue);
  expect(queue).toEqual({ shown: error(1), waiting: [news(2)] });
  expect(closeToast(queue, 1)).toEqual({ shown: news(2), waiting: [] });
  expect([offer(1), news(2)].reduce(pushToast, emptyQueue).shown).toEqual(news(2));
});

it('[decision 77] shows an error and an offer to undo at once; the error before it comes again', () => {
  const queue = [error(1), error(2), offer(3)].reduce(pushToast, emptyQueue);
  expect(queue).toMatchObject({ shown: { id: 3 }, waiting: [{ id: 2 }, { id: 1 }] });
  expect(closeToast(queue, 3)).toMatchObject({ shown: { id: 2 }, waiting: [{ id: 1 }] });
});

it('[decision 77] lets the success of a form take away its errors, also one that waits', () => {
  const about = (event: ToastEvent): ToastEvent => ({
    ...event,
    message: { ...event.message, topic: 'sign in' },
  });
  const failed = [about(error(1)), error(2)].reduce(pushToast, emptyQueue);
  expect(failed.waiting).toHaveLength(1);
  const done = [about(news(3))].reduce(pushToast, failed);
  expect(done).toEqual({ shown: error(2), waiting: [about(news(3))] });
  expect([about(error(1)), about(news(2))].reduce(pushToast, emptyQueue)).toEqual({
    shown: about(news(2)),
    waiting: [],
  });
});

it('says the same once, anew', () => {
  const again = (event: ToastEvent, id: number): ToastEvent => ({ ...event, id });
  const queue = [error(1), again(error(1), 2), news(3), again(news(3), 4)].reduce(
    pushToast,
    emptyQueue,
  );
  expect(queue).toEqual({ shown: again(error(1), 2), waiting: [again(news(3), 4)] });
});

it('ignores the closing of what is no longer shown', () => {
  const queue = pushToast(emptyQueue, news(2));
  expect(closeToast(queue, 1)).toBe(queue);
});

import { closeToast, emptyQueue, pushToast } from './toast-queue';
import type { ToastEvent } from './toast-queue';

const news = (id: number): ToastEvent => ({ kind: 'toast', id, message: { title: `News ${id}` } });
const error = (id: number): ToastEvent => ({
  kind: 'toast',
  id,
  message: { title: `Error ${id}`, tone: 'destructive' },
});

it('shows one at a time: the newest news takes the place of older news', () => {
  const queue = pushToast(pushToast(emptyQueue, news(1)), news(2));
  expect(queue).toEqual({ shown: news(2), waiting: [] });
});

it('lets nothing push away an error; the rest waits for it to close', () => {
  const queue = [error(1), news(2), error(3)].reduce(pushToast, emptyQueue);
  expect(queue.shown).toEqual(error(1));
  const next = closeToast(queue, 1);
  expect(next).toEqual({ shown: news(2), waiting: [error(3)] });
  expect(closeToast(closeToast(next, 2), 3)).toEqual(emptyQueue);
});

it('lets nothing push away an offer to undo', () => {
  const offer: ToastEvent = {
    kind: 'toast',
    id: 1,
    message: { title: 'Deleted', action: { label: 'Undo', run: () => undefined } },
  };
  expect(pushToast(pushToast(emptyQueue, offer), news(2)).shown).toBe(offer);
});

it('says the same once: anew while it is seen, not again while it waits', () => {
  const again = (event: ToastEvent, id: number): ToastEvent => ({ ...event, id });
  const queue = [error(1), again(error(1), 2), error(3), again(error(3), 4)].reduce(
    pushToast,
    emptyQueue,
  );
  expect(queue).toEqual({ shown: again(error(1), 2), waiting: [error(3)] });
  expect(closeToast(queue, 2)).toEqual({ shown: error(3), waiting: [] });
});

it('keeps two offers apart, though they read the same', () => {
  const offer = (id: number): ToastEvent => ({
    kind: 'toast',
    id,
    message: { title: 'Project deleted', action: { label: 'Undo', run: () => undefined } },
  });
  const queue = [offer(1), offer(2)].reduce(pushToast, emptyQueue);
  expect(queue).toMatchObject({ shown: { id: 1 }, waiting: [{ id: 2 }] });
});

it('ignores the closing of what is no longer shown', () => {
  const queue = pushToast(emptyQueue, news(2));
  expect(closeToast(queue, 1)).toBe(queue);
});

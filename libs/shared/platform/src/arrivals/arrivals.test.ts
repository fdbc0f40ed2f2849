import { hasFiles, keepArrival, lookAtShared, takeFiles, takeShared } from './arrivals';

/** The part of the browser's caches that is used, in memory. */
function memoryCaches() {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    keys: async () => [...kept.keys()],
    match: async (key: string) => kept.get(key)?.clone(),
    delete: async (key: string) => kept.delete(key),
  };
  return { has: async () => kept.size > 0, open: async () => cache };
}

beforeEach(() => Object.assign(globalThis, { caches: memoryCaches() }));
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

async function send(parts: Readonly<Record<string, string | File>>): Promise<void> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  await keepArrival(new Response(form));
}

test('a text comes once, with its address named once', async () => {
  const url = 'https://example.org/a';
  await send({ title: ' A page ', text: `Read ${url}`, url });
  expect(await lookAtShared()).toEqual({ title: 'A page', text: `Read ${url}` });
  expect(await takeShared()).toEqual({ title: 'A page', text: `Read ${url}` });
  expect(await takeShared()).toBeNull();
  await send({ url });
  expect(await takeShared()).toEqual({ title: '', text: url });
});

test('files wait for their door, under their names; texts behind them are not lost', async () => {
  await send({ files: new File(['BEGIN:VCALENDAR'], 'team.ics') });
  await send({ text: 'Call Ann' });
  expect(await hasFiles()).toBe(true);
  expect(await takeShared()).toEqual({ title: '', text: 'Call Ann' });
  const [file] = await takeFiles();
  expect([file?.name, await file?.text()]).toEqual(['team.ics', 'BEGIN:VCALENDAR']);
  expect(await hasFiles()).toBe(false);
});

test('what cannot be read is dropped, and hides nothing', async () => {
  await keepArrival(new Response('no form'));
  await send({ text: 'Call Ann' });
  expect(await takeShared()).toEqual({ title: '', text: 'Call Ann' });
  expect(await takeFiles()).toEqual([]);
});

import { isShared, receiveShared } from './share';

const ORIGIN = 'https://plainday.example';

test.each<[string, string, boolean]>([
  ['POST', '/dashboard/shared', true],
  ['GET', '/dashboard/shared', false],
  ['POST', '/dashboard', false],
  ['POST', '/rest/v1/tasks', false],
  ['POST', 'https://data.example/dashboard/shared', false],
])('%s %s is something shared: %s', (method, path, expected) => {
  expect(isShared({ method, url: new URL(path, ORIGIN).href }, ORIGIN)).toBe(expected);
});

test('what is shared is kept as it was sent, and leads to the page', async () => {
  const kept: Response[] = [];
  const put = async (_key: string, response: Response) => void kept.push(response);
  Object.assign(globalThis, { caches: { open: async () => ({ put }) } });
  const redirect = jest.spyOn(Response, 'redirect').mockReturnValue(new Response());
  const body = new FormData();
  body.append('text', 'Call Ann');
  await receiveShared(new Request(`${ORIGIN}/dashboard/shared`, { method: 'POST', body }));
  expect((await kept[0]?.formData())?.get('text')).toBe('Call Ann');
  expect(redirect).toHaveBeenCalledWith('/dashboard?view=today&shared', 303);
  redirect.mockRestore();
  Reflect.deleteProperty(globalThis, 'caches');
});

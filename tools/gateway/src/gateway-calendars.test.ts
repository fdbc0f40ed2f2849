import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useGateway } from './testing/use-gateway';

const CALENDARS = '/functions/v1/foreign-calendar';
const SECRET = 'canary-7f3c';
const TEXT = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

let web: Server;
const asked: string[] = [];
const env: Record<string, string> = { PLAINDAY_LOG_LEVEL: 'debug' };
beforeAll(async () => {
  web = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['if-none-match'] ?? ''}`.trim());
    response.end(request.url?.includes('page') ? '<!doctype html>' : TEXT);
  });
  await new Promise<void>((done) => web.listen(0, '127.0.0.1', done));
  env['TEST_OUTGOING_TO'] = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
const running = useGateway(env);
let token: string;
beforeAll(async () => {
  token = await running.client.newSession('ann@example.org');
});
afterAll(() => web.close());

const ask = (address: string, as = token) =>
  running.client.send('POST', CALENDARS, { token: as, body: { address } });

it('fetches a calendar for a person who is signed in, and for nobody else', async () => {
  const address = `https://calendars.example.org/${SECRET}.ics`;
  expect((await ask(address, `${token}x`)).status).toBe(401);
  expect((await running.client.send('POST', CALENDARS, { body: { address } })).status).toBe(401);
  expect(asked).toEqual([]);
  expect(await ask(address)).toMatchObject({ status: 200, body: { text: TEXT } });
  expect((await ask(address)).status).toBe(200);
  expect(asked).toEqual([`/${SECRET}.ics`]);
  expect(await ask(`https://calendars.example.org/page-${SECRET}`)).toMatchObject({
    status: 422,
    body: { code: 'not_a_calendar' },
  });
  for (const inner of [
    `http://calendars.example.org/${SECRET}`,
    `https://169.254.169.254/${SECRET}`,
  ]) {
    expect(await ask(inner)).toMatchObject({ status: 422, body: { code: 'address_refused' } });
  }
  expect(asked).toHaveLength(2);
  expect(running.process.output()).not.toContain(SECRET);
});

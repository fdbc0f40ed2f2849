import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { startGatewayProcess } from '@plainday/testing-e2e';
import { milliseconds, printFigures } from '../report';
import { newPerson } from '../stage';
import { median, quantile } from '../statistics';
import { processTime } from './process-time';

const PEOPLE = 20;
const STREAMS = 50;
const IDLE_MS = 60_000;
const CHANGES = 50;

const tokenOf = (session: string) => (JSON.parse(session) as { access_token: string }).access_token;

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1000;
}

/** Opens a stream; `hear` gets what comes. */
function open(
  url: string,
  key: string,
  token: string,
  hear: (text: string) => void,
): Promise<IncomingMessage> {
  const headers = { apikey: key, authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    get(`${url}/live/v1?age=0`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream got ${response.statusCode}.`));
      response.on('data', (bytes: Buffer) => hear(bytes.toString()));
      resolve(response);
    }).on('error', reject);
  });
}

/** What a thousand devices that listen cost one gateway, and how soon they hear of a change. */
export async function measureListeners(siteDir: string): Promise<void> {
  const gateway = await startGatewayProcess(siteDir, {
    // One more than listens all the time.
    PLAINDAY_LIMIT_STREAMS_PER_USER: String(STREAMS + 1),
  });
  const { url, pid } = gateway;
  const { publishableKey: key } = (await (await fetch(`${url}/config.json`)).json()) as {
    publishableKey: string;
  };
  const people = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await newPerson(url));
  const [before, begun] = [residentMegabytes(pid), performance.now()];
  const streams: IncomingMessage[] = [];
  let heard: () => void = () => undefined;
  let messages = 0;
  for (const { session } of people) {
    const opened = Array.from({ length: STREAMS }, () =>
      open(url, key, tokenOf(session), (text) => {
        if (!text.includes('"table"')) return;
        messages += 1;
        if (messages % STREAMS === 0) heard();
      }),
    );
    streams.push(...(await Promise.all(opened)));
  }
  const openedIn = performance.now() - begun;
  const computed = processTime(pid);
  await new Promise((done) => setTimeout(done, IDLE_MS));
  const busy = (processTime(pid) - computed) / IDLE_MS;
  const after = residentMegabytes(pid);

  const times: number[] = [];
  const writer = people[0];
  if (!writer) return;
  // Another session of the same person, which does not listen.
  const { email, password } = writer.account;
  const signedIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const token = tokenOf(await signedIn.text());
  for (let index = 0; index < CHANGES; index += 1) {
    const all = new Promise<void>((resolve) => (heard = resolve));
    const start = performance.now();
    await fetch(`${url}/rest/v1/ideas`, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: randomUUID(), title: `Idea ${index}` }),
    });
    await all;
    times.push(performance.now() - start);
  }
  printFigures(`${streams.length} devices that listen, on one gateway`, [
    { what: 'opened in', value: milliseconds(openedIn) },
    { what: 'memory before', value: `${before.toFixed(0)} MB` },
    { what: 'memory while they listen', value: `${after.toFixed(0)} MB` },
    { what: 'one processor, while nothing changes', value: `${(busy * 100).toFixed(2)} %` },
    { what: `write until ${STREAMS} devices know, p50`, value: milliseconds(median(times)) },
    { what: 'p95', value: milliseconds(quantile(times, 0.95)), goal: '< 1 s' },
  ]);
  for (const stream of streams) stream.destroy();
  await gateway.close();
}

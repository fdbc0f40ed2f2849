import { randomUUID } from 'node:crypto';
import { milliseconds, printFigures } from './report';
import { newPerson, seedTasks, type Person, type Stage } from './stage';
import { median, quantile } from './statistics';

const OTHERS = 10;
const ROUNDS = 40;
/** Requests the abuser keeps open all the time, whatever is answered. */
const FLOOD = 40;
const TRIES = 40;

type Send = (path: string, init?: RequestInit) => Promise<Response>;

function sender(url: string, key: string, person?: Person): Send {
  const token = person && (JSON.parse(person.session) as { access_token: string }).access_token;
  const headers = {
    apikey: key,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return (path, init) => fetch(url + path, { ...init, headers });
}

async function timed(work: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await work();
  await response.arrayBuffer();
  if (response.status >= 500 || response.status === 429) {
    throw new Error(`Somebody who did nothing wrong got ${response.status}.`);
  }
  return performance.now() - start;
}

/** What people do: they look at their list, then add a task, one after the other. */
async function work(send: Send): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.push(await timed(() => send('/rest/v1/tasks?select=*&order=id&limit=100')));
    const body = JSON.stringify([{ id: randomUUID(), title: `Task ${round}`, position: round }]);
    samples.push(await timed(() => send('/rest/v1/tasks', { method: 'POST', body })));
  }
  return samples;
}

const together = async (people: readonly Send[]) => (await Promise.all(people.map(work))).flat();

/** Floods the gateway until it is told to stop; answers how often it was served and how often refused. */
function flood(send: Send): () => Promise<Record<'served' | 'refused', number>> {
  const counts = { served: 0, refused: 0 };
  let isOver = false;
  const lines = Array.from({ length: FLOOD }, async () => {
    while (!isOver) {
      const response = await send('/rest/v1/tasks?select=*,projects(*)&order=title');
      await response.arrayBuffer();
      counts[response.ok ? 'served' : 'refused'] += 1;
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(lines);
    return counts;
  };
}

async function measureAbuser(stage: Stage, key: string): Promise<void> {
  const [abuser, ...others] = await Promise.all(
    Array.from({ length: OTHERS + 1 }, () => newPerson(stage.url)),
  );
  if (!abuser) return;
  await seedTasks(stage.url, abuser, 1000);
  const people = others.map((person) => sender(stage.url, key, person));
  await together(people);
  const alone = await together(people);
  const stop = flood(sender(stage.url, key, abuser));
  const beside = await together(people);
  const { served, refused } = await stop();
  const [before, during] = [quantile(alone, 0.99), quantile(beside, 0.99)];
  printFigures(`Ten people beside one abuser (${FLOOD} requests open at all times)`, [
    { what: 'p50 alone', value: milliseconds(median(alone)) },
    { what: 'p50 beside', value: milliseconds(median(beside)) },
    { what: 'p99 alone', value: milliseconds(before) },
    { what: 'p99 beside', value: milliseconds(during) },
    { what: 'p99 beside / alone', value: (during / before).toFixed(2), goal: '≤ 2' },
    { what: 'the abuser was served / refused', value: `${served} / ${refused}` },
  ]);
}

/** Medians of answers for addresses that have an account and for others, by turns. */
async function measureAddresses(stage: Stage, key: string): Promise<void> {
  const send = sender(stage.url, key);
  const post = (path: string, body: object) =>
    send(path, { method: 'POST', body: JSON.stringify(body) });
  const password = 'Wrong-word-4';
  const kinds = [
    { what: 'sign-in', path: '/auth/v1/token?grant_type=password', perAccount: 4 },
    { what: 'sign-up', path: '/auth/v1/signup', perAccount: 3 },
  ];
  for (const { what, path, perAccount } of kinds) {
    const count = Math.ceil(TRIES / perAccount);
    const people = await Promise.all(Array.from({ length: count }, () => newPerson(stage.url)));
    const samples = { known: [] as number[], unknown: [] as number[] };
    for (let index = 0; index < TRIES; index += 1) {
      const known = people[index % count]?.account.email ?? '';
      samples.known.push(await timed(() => post(path, { email: known, password })));
      const email = `${randomUUID()}@example.org`;
      samples.unknown.push(await timed(() => post(path, { email, password })));
    }
    const [known, unknown] = [median(samples.known), median(samples.unknown)];
    printFigures(`Does the time of a ${what} tell who has an account? (${TRIES} tries each)`, [
      { what: 'known address, median', value: milliseconds(known) },
      { what: 'unknown address, median', value: milliseconds(unknown) },
      { what: 'difference', value: milliseconds(Math.abs(known - unknown)), goal: '< 5 ms' },
    ]);
  }
}

/** Whether one person's load or one person's account shows in the times of others. */
export async function measureFairness(stage: Stage): Promise<void> {
  const config = (await (await fetch(`${stage.url}/config.json`)).json()) as {
    publishableKey: string;
  };
  await measureAddresses(stage, config.publishableKey);
  await measureAbuser(stage, config.publishableKey);
}

import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Order, Outcome } from './abuser';
import { milliseconds, printFigures } from '../report';
import { newPerson, seedTasks, type Person, type Stage } from '../stage';
import { median, quantile } from '../statistics';

const OTHERS = 10;
const ROUNDS = 20;
const TURNS = 5;
/** Requests the abuser keeps open all the time: more than an address may have. */
const FLOOD = 150;
/** Until all of them are under way. */
const SPREAD_MS = 2000;
const ABUSER = join(import.meta.dirname, 'abuser.ts');
const TRIES = 60;

type Send = (path: string, init?: RequestInit) => Promise<Response>;

function headersOf(key: string, person?: Person): Order['headers'] {
  const token = person && (JSON.parse(person.session) as { access_token: string }).access_token;
  return {
    apikey: key,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

function sender(url: string, key: string, person?: Person): Send {
  const headers = headersOf(key, person);
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

/** Sets an abuser to work; the result ends that and tells how it went. */
function unleash(stage: Stage, headers: Order['headers']): () => Promise<Outcome> {
  const url = `${stage.url}/rest/v1/tasks?select=*,projects(*)&order=title`;
  const order: Order = { url, headers, open: FLOOD };
  const abuser = fork(ABUSER, [JSON.stringify(order)], { execArgv: ['--import', 'tsx'] });
  return async () => {
    abuser.send('stop');
    const [outcome] = (await once(abuser, 'message')) as [Outcome];
    return outcome;
  };
}

/** By turns, for whatever else this machine does shows in both. */
async function measureAbuser(stage: Stage, key: string): Promise<void> {
  const [abuser, ...others] = await Promise.all(
    Array.from({ length: OTHERS + 1 }, () => newPerson(stage.url)),
  );
  if (!abuser) return;
  await seedTasks(stage.url, abuser, 1000);
  const people = others.map((person) => sender(stage.url, key, person));
  await together(people);
  const times = { alone: [] as number[], beside: [] as number[] };
  const ratios: number[] = [];
  const total: Outcome = { served: 0, refused: 0, cut: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const alone = await together(people);
    const stop = unleash(stage, headersOf(key, abuser));
    await setTimeout(SPREAD_MS);
    const beside = await together(people);
    const { served, refused, cut } = await stop();
    total.served += served;
    total.refused += refused;
    total.cut += cut;
    times.alone.push(...alone);
    times.beside.push(...beside);
    ratios.push(quantile(beside, 0.99) / quantile(alone, 0.99));
  }
  const [before, during] = [quantile(times.alone, 0.99), quantile(times.beside, 0.99)];
  const shown = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  printFigures(
    `Ten people beside one abuser (${FLOOD} requests open at all times, ${TURNS} turns, load ${loadavg()[0]?.toFixed(1)})`,
    [
      { what: 'p50 alone', value: milliseconds(median(times.alone)) },
      { what: 'p50 beside', value: milliseconds(median(times.beside)) },
      { what: 'p99 alone', value: milliseconds(before) },
      { what: 'p99 beside', value: milliseconds(during) },
      { what: 'p99 beside / alone', value: (during / before).toFixed(2), goal: '≤ 2' },
      { what: 'the same, turn by turn', value: shown },
      {
        what: 'the abuser was served / refused / cut off',
        value: `${total.served} / ${total.refused} / ${total.cut}`,
      },
    ],
  );
}

/** Medians of answers for addresses that have an account and for others, by turns. */
async function measureAddresses(stage: Stage, key: string): Promise<void> {
  const send = sender(stage.url, key);
  const post = (path: string, body: object) =>
    send(path, { method: 'POST', body: JSON.stringify(body) });
  const password = 'Wrong-word-4';
  const kinds = [
    { what: 'sign-in', path: '/auth/v1/token?grant_type=password', perAccount: 4 },
    // The mail of the sign-up was the first; of a third one nothing would be kept.
    { what: 'sign-up', path: '/auth/v1/signup', perAccount: 1 },
  ];
  for (const { what, path, perAccount } of kinds) {
    const count = Math.ceil(TRIES / perAccount);
    const people: Person[] = [];
    // One by one: so many links at once would be more than an address may try.
    while (people.length < count) people.push(await newPerson(stage.url));
    const samples = { known: [] as number[], unknown: [] as number[] };
    const emails = {
      known: (index: number) => people[index % count]?.account.email ?? '',
      unknown: () => `${randomUUID()}@example.org`,
    };
    for (let index = 0; index < TRIES; index += 1) {
      // Either comes first as often as the other.
      const turn = ['known', 'unknown', 'known'] as const;
      for (const side of turn.slice(index % 2, (index % 2) + 2)) {
        const email = emails[side](index);
        samples[side].push(await timed(() => post(path, { email, password })));
      }
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

import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { startGatewayProcess } from '@plainday/testing-e2e';
import { printFigures, type Figure } from '../report';
import { newPerson, seedTasks } from '../stage';
import { median, quantile } from '../statistics';
import { offspringTime, processTime } from './process-time';

const PEOPLE = 20;
const ROWS = 200;
const CLIENTS = [1, 20, 100] as const;
/** Requests before anything is measured, for each person: statements are prepared, code is compiled. */
const WARM_UP = 10;
const CELL_MS = 8000;

/** One request of the app, by whom it is sent. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Client {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A row of theirs. */
  readonly taskId: string;
}

/** What the app asks for most: All Tasks, an added task, a changed title. */
const KINDS: Readonly<Record<string, (client: Client) => Asked>> = {
  [`list of ${ROWS} tasks`]: ({ userId }) => ({
    method: 'GET',
    path:
      `/rest/v1/tasks?select=*&user_id=eq.${userId}&deleted_at=is.null&position=lt.${ROWS}` +
      '&order=position.asc%2Ccreated_at.desc%2Cid.asc&limit=1000',
    headers: { prefer: 'count=exact' },
  }),
  'insert one task': () => ({
    method: 'POST',
    path: '/rest/v1/tasks?select=*',
    headers: { prefer: 'return=representation' },
    body: [{ id: randomUUID(), title: 'Call the plumber', position: ROWS }],
  }),
  'update one task': ({ taskId }) => ({
    method: 'PATCH',
    path: `/rest/v1/tasks?id=eq.${taskId}&select=*`,
    headers: { prefer: 'return=representation' },
    body: { title: `Call the plumber at ${Math.floor(Math.random() * 24)}` },
  }),
};

const tokenOf = (session: string) => (JSON.parse(session) as { access_token: string }).access_token;

/** Sends one request over a connection that is kept; the answer's bytes are counted as they come. */
function send(url: string, agent: Agent, client: Client, asked: Asked): Promise<number> {
  const body = asked.body === undefined ? undefined : JSON.stringify(asked.body);
  const headers = { ...client.headers, ...asked.headers };
  return new Promise((resolve, reject) => {
    const sent = request(url + asked.path, { agent, method: asked.method, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        if ((response.statusCode ?? 500) < 300) resolve(bytes);
        else reject(new Error(`${asked.method} got ${response.statusCode}.`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

interface Cell {
  readonly times: number[];
  errors: number;
  bytes: number;
}

/** Clients that ask one after the other, all at the same time, until the time is over. */
async function ask(
  clients: number,
  forMs: number,
  one: (index: number) => Promise<number>,
): Promise<Cell> {
  const cell: Cell = { times: [], errors: 0, bytes: 0 };
  const until = performance.now() + forMs;
  async function line(index: number): Promise<void> {
    while (performance.now() < until) {
      const start = performance.now();
      try {
        const bytes = await one(index);
        cell.bytes += bytes;
        cell.times.push(performance.now() - start);
      } catch {
        cell.errors += 1;
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => line(index)));
  return cell;
}

async function openClients(url: string): Promise<Client[]> {
  const { publishableKey: apikey } = (await (await fetch(`${url}/config.json`)).json()) as {
    publishableKey: string;
  };
  const clients: Client[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = await newPerson(url);
    await seedTasks(url, person, ROWS);
    const headers = {
      apikey,
      authorization: `Bearer ${tokenOf(person.session)}`,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br',
    };
    const rows = await fetch(`${url}/rest/v1/tasks?select=id,user_id&limit=1`, { headers });
    const [row] = (await rows.json()) as { id: string; user_id: string }[];
    if (!row) throw new Error('Nothing was seeded.');
    clients.push({ userId: row.user_id, headers, taskId: row.id });
  }
  return clients;
}

/**
 * What one gateway and its PostgreSQL serve to 1, 20 and 100 clients, and what a request costs them in processor
 * time: that tells most on a machine with other work.
 */
export async function measureServer(siteDir: string): Promise<void> {
  const gateway = await startGatewayProcess(siteDir);
  try {
    const { url, pid } = gateway;
    const people = await openClients(url);
    for (const [kind, asked] of Object.entries(KINDS)) {
      const figures: Figure[] = [];
      for (const clients of CLIENTS) {
        const agent = new Agent({ keepAlive: true, maxSockets: clients });
        const one = (index: number) => {
          const client = people[index % PEOPLE] as Client;
          return send(url, agent, client, asked(client));
        };
        for (let index = 0; index < WARM_UP * PEOPLE; index += 1) await one(index);
        const [own, database] = [processTime(pid), offspringTime(pid)];
        const { times, errors, bytes } = await ask(clients, CELL_MS, one);
        const each = (ms: number) => (ms / times.length).toFixed(2);
        figures.push({
          what: `${clients} clients`,
          value: [
            `${(times.length / (CELL_MS / 1000)).toFixed(0)} req/s`,
            `p50 ${median(times).toFixed(1)} ms`,
            `p99 ${quantile(times, 0.99).toFixed(1)} ms`,
            `${errors} errors`,
            `processor: gateway ${each(processTime(pid) - own)} ms`,
            `PostgreSQL ${each(offspringTime(pid) - database)} ms`,
            `${(bytes / times.length / 1000).toFixed(1)} kB`,
          ].join(' · '),
        });
        agent.destroy();
      }
      printFigures(`Server: ${kind} (load ${loadavg()[0]?.toFixed(1)})`, figures);
    }
  } finally {
    await gateway.close();
  }
}

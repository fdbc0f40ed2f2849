import type { GatewayProcess } from '../../support/gateway-process';
import { TABLES } from '../../support/database';
import { digestOf } from '../../support/digest';
import { must } from '../../support/must';
import type { Person } from '../../support/people';
import type { Random } from '../../support/odd-input/random';
import { fillTables } from '../../support/rows';
import { send } from '../../support/send';
import type { Reply } from '../../support/send';
import type { Attack, Target } from './attacks';
import { randomAttack } from './attacks';

/** The two people of the isolation suite, with rows in every table. */
export interface Scene {
  attacker: Person;
  victim: Person;
  target: Target;
}

export async function setScene(newPerson: () => Promise<Person>): Promise<Scene> {
  const [attacker, victim] = [await newPerson(), await newPerson()];
  const target: Target = {
    attackerId: attacker.id,
    attacker: await fillTables(attacker),
    victimId: victim.id,
    victim: await fillTables(victim),
  };
  return { attacker, victim, target };
}

/** Which of the victim's ids an answer tells without having been told. */
function leakIn(attack: Attack, reply: Reply, target: Target): string {
  const told = JSON.stringify(attack);
  const ids = [target.victimId, ...TABLES.flatMap((table) => target.victim[table])];
  const leaked = ids.filter((id) => reply.text.includes(id) && !told.includes(id));
  if (leaked.length > 0) {
    return `told ${leaked.join(', ')}`;
  }
  const rows = Array.isArray(reply.json) ? (reply.json as { user_id?: unknown }[]) : [];
  return rows.some(({ user_id }) => user_id === target.victimId) ? 'gave rows of the victim' : '';
}

function judge(attack: Attack, reply: Reply, scene: Scene): string {
  const leak = leakIn(attack, reply, scene.target);
  if (leak !== '' || reply.status < 500) {
    return leak;
  }
  return `answered ${reply.status} ${reply.text.slice(0, 200)}`;
}

/** Everybody sees only rows of their own, and the count says no more than there are. */
async function strangers(gateway: GatewayProcess, { attacker, victim }: Scene): Promise<string[]> {
  const findings: string[] = [];
  for (const table of TABLES) {
    for (const person of [attacker, victim]) {
      const rows = await must(person.db.from(table).select('user_id'));
      const { headers } = await send(gateway, `/rest/v1/${table}?select=id&limit=1`, {
        token: person.token,
        headers: { prefer: 'count=exact' },
      });
      const total = Number(headers.get('content-range')?.split('/')[1]);
      if (rows.some(({ user_id }) => user_id !== person.id) || total !== rows.length) {
        findings.push(`${table} shows rows of others, or counts ${total} of ${rows.length}`);
      }
    }
  }
  return findings;
}

/** Rows of one that point to rows of the other: a reference is no business of row level security. */
async function crossReferences({ attacker, target }: Scene): Promise<string[]> {
  const [tasks, sessions, completions] = [
    await must(attacker.db.from('tasks').select('project_id, parent_task_id')),
    await must(attacker.db.from('time_sessions').select('project_id, task_id')),
    await must(attacker.db.from('habit_completions').select('habit_id')),
  ];
  const pointed = [...tasks, ...sessions, ...completions].flatMap((row) => Object.values(row));
  const foreign = new Set(TABLES.flatMap((table) => target.victim[table]));
  return pointed
    .filter((id) => foreign.has(id ?? ''))
    .map((id) => `a row points to the foreign ${id}`);
}

/** Sends that many random attempts of the attacker; answers everything found wrong. */
export async function attempt(
  gateway: GatewayProcess,
  scene: Scene,
  random: Random,
  attempts: number,
): Promise<string[]> {
  const { attacker, victim, target } = scene;
  const before = await digestOf(victim);
  const findings: string[] = [];
  for (let round = 0; round < attempts; round += 1) {
    const attack = randomAttack(target, random);
    const sending = { ...attack.sending, token: attacker.token };
    const reply = await send(gateway, attack.path, sending);
    const fault = judge(attack, reply, scene);
    if (fault !== '') {
      findings.push(`${JSON.stringify(attack)}: ${fault}`);
    }
    // At once: a later attempt of the attacker may delete the row again.
    if (attack.links === true && reply.status < 300) {
      findings.push(...(await crossReferences(scene)));
    }
  }
  if ((await digestOf(victim)) !== before) {
    findings.push('the rows of the victim changed');
  }
  return [...findings, ...(await strangers(gateway, scene))];
}

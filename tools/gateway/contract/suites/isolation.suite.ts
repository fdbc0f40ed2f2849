import type { Attack, Target } from './attacks';
import { randomAttack } from './attacks';
import type { Contract } from './contract';
import { TABLES } from '../support/database';
import { digestOf } from '../support/digest';
import { must } from '../support/must';
import type { Person } from '../support/people';
import { seededRandom } from '../support/random';
import { fillTables } from '../support/rows';
import { send } from '../support/send';
import type { Reply } from '../support/send';

const ATTEMPTS = Number(process.env.CONTRACT_ATTEMPTS ?? 600);

interface Verdict {
  attack: Attack;
  reply: Reply;
  leak: string;
}

/** Which of the victim's ids an answer tells without having been told. */
function leakIn({ attack, reply }: Omit<Verdict, 'leak'>, target: Target): string {
  const told = JSON.stringify(attack);
  const ids = [target.victimId, ...TABLES.flatMap((table) => target.victim[table])];
  const leaked = ids.filter((id) => reply.text.includes(id) && !told.includes(id));
  if (leaked.length > 0) {
    return `told ${leaked.join(', ')}`;
  }
  const rows = Array.isArray(reply.json) ? (reply.json as { user_id?: unknown }[]) : [];
  return rows.some(({ user_id }) => user_id === target.victimId) ? 'gave rows of the victim' : '';
}

/** The count header may only count what the attacker owns. */
function miscounted({ headers }: Reply, owned: number): boolean {
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return total !== undefined && Number(total) > owned;
}

/** Two people on one server: nothing of one reaches the other, whatever is sent. */
export function isolationSuite(contract: Contract): void {
  const random = seededRandom();
  describe(`isolation (seed ${random.seed})`, () => {
    let attacker: Person;
    let victim: Person;
    let target: Target;
    beforeAll(async () => {
      [attacker, victim] = [await contract.newPerson(), await contract.newPerson()];
      target = {
        attackerId: attacker.id,
        attacker: await fillTables(attacker),
        victimId: victim.id,
        victim: await fillTables(victim),
      };
    });

    it(`${ATTEMPTS} generated attempts leak nothing and change nothing`, async () => {
      const before = await digestOf(victim);
      const verdicts: Verdict[] = [];
      for (let round = 0; round < ATTEMPTS; round += 1) {
        const attack = randomAttack(target, random);
        const reply = await send(contract.gateway(), attack.path, {
          ...attack.sending,
          token: attacker.token,
        });
        verdicts.push({ attack, reply, leak: leakIn({ attack, reply }, target) });
      }
      expect(verdicts.filter(({ leak }) => leak !== '')).toEqual([]);
      expect(verdicts.filter(({ reply }) => reply.status >= 500)).toEqual([]);
      expect(verdicts.filter(({ reply }) => miscounted(reply, ATTEMPTS))).toEqual([]);
      expect(await digestOf(victim)).toBe(before);
      for (const table of TABLES) {
        const owners = await must(attacker.db.from(table).select('user_id'));
        expect(new Set(owners.map(({ user_id }) => user_id)).size).toBeLessThanOrEqual(1);
      }
    });

    it('the attempts reach something: the victim can do each of them', async () => {
      const rows = await must(
        victim.db.from('tasks').select('*, projects(*)').eq('user_id', victim.id),
      );
      expect(rows).toHaveLength(target.victim.tasks.length);
      expect(rows.some(({ projects }) => projects !== null)).toBe(true);
      const changed = await must(
        victim.db.from('ideas').update({ title: 'mine' }).not('id', 'is', null).select(),
      );
      expect(changed).toHaveLength(2);
    });

    it('a foreign reference and a missing one get the same answer', async () => {
      const insert = (project_id: string) =>
        send(contract.gateway(), '/rest/v1/tasks', {
          method: 'POST',
          token: attacker.token,
          body: { title: 'T', project_id },
        });
      const foreign = await insert(target.victim.projects[0] ?? '');
      const missing = await insert('00000000-0000-4000-8000-000000000000');
      expect([foreign.status, (foreign.json as { code: string }).code]).toEqual([409, '23503']);
      expect([missing.status, (missing.json as { code: string }).code]).toEqual([409, '23503']);
    });
  });
}

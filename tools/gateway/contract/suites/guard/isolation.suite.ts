import { must } from '../../support/must';
import { seededRandom } from '../../support/odd-input/random';
import { send } from '../../support/send';
import { tally } from '../../support/tally';
import type { Scene } from './attempt';
import { attempt, setScene } from './attempt';
import type { Contract } from '../contract';

const ATTEMPTS = Number(process.env.CONTRACT_ATTEMPTS ?? 600);

/** Two people on one server: nothing of one reaches the other, whatever is sent. */
export function isolationSuite(contract: Contract): void {
  const random = seededRandom();
  describe(`isolation (seed ${random.seed})`, () => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await setScene(contract.newPerson);
    });

    it(`${ATTEMPTS} generated attempts leak nothing and change nothing`, async () => {
      const findings = await attempt(contract.gateway(), scene, random, ATTEMPTS);
      tally(`reaching another's rows, ${contract.driver}`, ATTEMPTS, findings.length);
      expect(findings).toEqual([]);
    });

    it('the attempts reach something: the victim can do each of them', async () => {
      const { victim, target } = scene;
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
          token: scene.attacker.token,
          body: { title: 'T', project_id },
        });
      const foreign = await insert(scene.target.victim.projects[0] ?? '');
      const missing = await insert('00000000-0000-4000-8000-000000000000');
      expect([foreign.status, (foreign.json as { code: string }).code]).toEqual([409, '23503']);
      expect([missing.status, (missing.json as { code: string }).code]).toEqual([409, '23503']);
    });
  });
}

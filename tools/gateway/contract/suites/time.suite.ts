import { connectAsOwner } from '../support/owner-sql';
import { send, type Reply } from '../support/send';
import type { Contract } from './contract';

const IDEAS = '/rest/v1/ideas';

/** How long the database may take. PostgreSQL only: PGlite works in the gateway's own process and knows no limit. */
export function timeSuite(contract: Contract): void {
  it('a list is given up after three seconds, a write waits longer, and neither is lost (M3)', async () => {
    const { token } = await contract.newPerson();
    const ask = (sending = {}) => send(contract.gateway(), IDEAS, { token, ...sending });
    const sql = await connectAsOwner(contract.gateway().dataDir);
    let list: Reply | undefined;
    let seconds = 0;
    let writing: Promise<Reply> | undefined;
    await sql.begin(async (holder) => {
      await holder`lock table public.ideas in access exclusive mode`;
      writing = ask({ method: 'POST', body: { title: 'Patient' } });
      const began = performance.now();
      list = await ask();
      seconds = (performance.now() - began) / 1000;
    });
    await sql.end();
    expect(list?.status).toBe(503);
    expect(list?.headers.get('retry-after')).toBe('1');
    expect(list?.json).toMatchObject({ code: '57014' });
    expect(seconds).toBeGreaterThan(2.9);
    expect(seconds).toBeLessThan(10);

    expect((await writing)?.status).toBe(201);
    const again = await ask();
    expect([again.status, again.json]).toMatchObject([200, [{ title: 'Patient' }]]);
  });
}

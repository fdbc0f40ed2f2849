import { oddCall } from '../../support/odd-input/malformed-calls';
import { seededRandom } from '../../support/odd-input/random';
import { send } from '../../support/send';
import { tally } from '../../support/tally';
import type { Contract } from '../contract';

/** CONTRACT_CALLS asks for more, to look for what is rare. */
const CALLS = Number(process.env.CONTRACT_CALLS ?? 600);
const AT_ONCE = 8;

/** Odd calls by the hundred. A 500 is the server's own confession, so there must be none. */
export function fuzzSuite(contract: Contract): void {
  const random = seededRandom();
  it(`answers ${CALLS} odd calls without one honest 5xx (seed ${random.seed})`, async () => {
    const { token } = await contract.newPerson();
    const faults: string[] = [];
    for (let sent = 0; sent < CALLS; sent += AT_ONCE) {
      const calls = Array.from({ length: AT_ONCE }, () => oddCall(random));
      const replies = await Promise.all(
        calls.map(({ path, sending }) => send(contract.gateway(), path, { ...sending, token })),
      );
      replies.forEach(({ status, text }, index) => {
        if (status >= 500) faults.push(`${JSON.stringify(calls[index])}: ${status} ${text}`);
      });
    }
    tally(`odd calls, ${contract.driver}`, CALLS, faults.length);
    expect(faults).toEqual([]);
    expect(contract.gateway().output()).not.toMatch(/fault=request .*status=500/);
  });
}

import { createHmac } from 'node:crypto';
import { Repeats } from '../http/repeats';
import type { Clock } from '../core/clock';
import type { Log } from '../core/levels';

const WINDOW_MS = 60_000;
const LINES_A_MINUTE = 20;

/**
 * Says of failed sign-ins which account was meant, as a hash that only this installation can make: each once a minute
 * with how many came before, and of many accounts only how many more there were.
 */
export function failedSignIns(log: Log, clock: Clock, secret: string): (email: string) => void {
  const repeats = new Repeats(clock);
  let since = clock.now();
  let lines = 0;
  let unsaid = 0;
  return (email) => {
    const now = clock.now();
    if (now - since >= WINDOW_MS) {
      if (unsaid > 0) log(`sign-in=failed accounts=others more=${unsaid}`, 'warn');
      [since, lines, unsaid] = [now, 0, 0];
    }
    const account = createHmac('sha256', secret).update(email).digest('hex').slice(0, 12);
    const before = repeats.before(account);
    if (before === null) return;
    lines += 1;
    if (lines > LINES_A_MINUTE) unsaid += 1;
    else log(`sign-in=failed account=${account} before=${before}`, 'warn');
  };
}

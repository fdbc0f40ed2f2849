import { ManualClock } from '../testing/manual-clock';
import { withoutRepeats } from './repeats';

it('says a line once a minute, with how often it came', () => {
  const lines: string[] = [];
  const clock = new ManualClock();
  const log = withoutRepeats((line) => lines.push(line), clock);
  log('a');
  log('a');
  log('b');
  log('a');
  expect(lines).toEqual(['a', 'b']);
  clock.pass(61);
  log('a');
  log('b');
  expect(lines.slice(2)).toEqual(['a (and 2 times before)', 'b']);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, ROOT, startGatewayProcess } from '@plainday/testing-e2e';
import { setUpDesk, type Desk } from './desk';
import { storiesOf, type Step } from './stories';

const REPORT = join(ROOT, '.cache/reports/speech.md');
const lines: string[] = [];

/** What is wrong with what a step said; null where nothing is. */
function faultOf({ hears }: Step, said: readonly string[]): string | null {
  if (!hears.test(said.join(' '))) return `not heard: ${hears.source}`;
  const twice = said.find((line, at) => line.length > 12 && said.indexOf(line) !== at);
  return twice === undefined ? null : `said twice: ${twice}`;
}

async function take(desk: Desk, step: Step): Promise<readonly string[]> {
  if (step.text !== undefined) await desk.type(step.text);
  else await desk.press(...(step.keys ?? []));
  return desk.hear(step.hears);
}

/** Takes the steps up to the first fault, and writes down what was heard. */
async function hearStory(desk: Desk, steps: readonly Step[]): Promise<string | null> {
  for (const step of steps) {
    const said = await take(desk, step);
    const fault = faultOf(step, said);
    const done = step.text === undefined ? step.keys?.join(', ') : `“${step.text}”`;
    lines.push(`- ${done}: ${said.join(' · ') || '(nothing)'}`);
    if (fault !== null) return `${done}: ${fault}`;
  }
  return null;
}

const [home = '', site = ''] = process.argv.slice(2);
const gateway = await startGatewayProcess(site);
let [passed, failed] = [0, 0];
try {
  const stories = storiesOf(await createAccount(gateway.url));
  const desk = await setUpDesk(home, `${gateway.url}/auth`);
  for (const { name, steps } of stories) {
    lines.push('', `## ${name}`, '');
    const fault = await hearStory(desk, steps);
    console.log(
      `${fault === null ? 'ok  ' : 'FAIL'} ${name}${fault === null ? '' : `\n     ${fault}`}`,
    );
    if (fault !== null) {
      failed = stories.length - passed;
      break;
    }
    passed += 1;
  }
} finally {
  await gateway.close();
  mkdirSync(join(ROOT, '.cache/reports'), { recursive: true });
  writeFileSync(REPORT, `# What was heard\n${lines.join('\n')}\n`);
}
console.log(`${passed} passed, ${failed} failed; every line in ${REPORT}`);
process.exit(failed === 0 ? 0 : 1);

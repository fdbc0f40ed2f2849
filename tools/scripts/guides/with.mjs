// `npm run with -- NAME=value … <command>`: runs a command with variables set, in any shell.
import { spawn } from 'node:child_process';

const words = process.argv.slice(2);
const first = words.findIndex((word) => !/^\w+=/.test(word));
const [command, ...args] = first < 0 ? [] : words.slice(first);
if (command === undefined) {
  console.error('Say what to run: npm run with -- NAME=value <command>');
  process.exit(1);
}
const variables = words.slice(0, first).map((word) => word.split(/=(.*)/s).slice(0, 2));
const env = { ...process.env, ...Object.fromEntries(variables) };

// On Windows npm and npx are scripts, which only a shell starts; it gets each word in quotes.
const isWindows = process.platform === 'win32';
const quoted = (word) => `"${word.replaceAll('"', '""')}"`;
const child = spawn(command, isWindows ? args.map(quoted) : args, {
  env,
  stdio: 'inherit',
  shell: isWindows,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

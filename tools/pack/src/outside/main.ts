#!/usr/bin/env node
import { register } from 'tsx/esm/api';
import { remoteNames } from './workspace';

/** Each is a script of its own beside this one. */
const COMMANDS = {
  build: 'builds the remote into dist',
  serve: 'the remote alone, against the backend of the site at PLAINDAY_URL',
  override: 'the site at PLAINDAY_URL with this remote in it, for yourself',
  release:
    'builds it and makes it live in the site in the folder PLAINDAY_SITE_DIR; --help says more',
  types: 'checks its types against those of the platform',
};

const usage = `Usage: plainday-remote <command>\n\n${Object.entries(COMMANDS)
  .map(([name, what]) => `  ${name.padEnd(10)}${what}`)
  .join(
    '\n',
  )}\n\nVariables go behind it: plainday-remote override PLAINDAY_URL=https://plainday.example.org\n`;

const [node = '', script = '', command = '', ...rest] = process.argv;
/** As with `npm run with` in the platform's repository: no shell agrees with another on how to set a variable. */
const setting = /^(PLAINDAY_\w+|PORT)=(.*)$/s;
const words = rest.filter((word) => {
  const [, name, value] = setting.exec(word) ?? [];
  if (name !== undefined) process.env[name] = value;
  return name === undefined;
});

if (!Object.hasOwn(COMMANDS, command)) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  // What a remote lists of its tools is TypeScript.
  register();
  const named = command === 'serve' || command === 'override' ? remoteNames() : [];
  process.argv = [node, script, ...named, ...words];
  try {
    await import(new URL(`./${command}.js`, import.meta.url).href);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

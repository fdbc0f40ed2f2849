import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('tools/docs/RUNNING.md');
const container = read('Containerfile');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
];

/** The words after which the gateway runs, wherever they are written. */
const PROGRAM = ['node', '--import', 'tsx', 'tools/gateway/src/main.ts'];

test('every command and file that the page and the container file name is there', () => {
  for (const text of [page, container]) {
    const named = all(text, /npm run (?:-s )?([a-z][\w:-]*)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = all(text, /\b((?:tools|apps|libs)\/[\w/.-]+\.\w+)/g);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  }
  expect(page).toContain('docker build -f Containerfile');
});

test('the page, the service and the container do the same steps', () => {
  const steps = ['npm ci --ignore-scripts', 'npm run release -- --all'];
  for (const step of steps) {
    expect(page).toContain(`\n${step}`);
    expect(container).toMatch(new RegExp(`^RUN (?:--mount=type=secret,\\S+ )?${step}$`, 'm'));
  }
  expect(page).toContain(`\n${PROGRAM.join(' ')}`);
  expect(page).toContain(`ExecStart=/usr/bin/${PROGRAM.join(' ')}\n`);
  expect(container).toContain(`CMD ${JSON.stringify(PROGRAM).replaceAll(',', ', ')}\n`);
});

test('the container runs as nobody special, with its data in a volume, and is asked how it is', () => {
  const [, major] = /FROM \S+node:(\d+)/.exec(container) ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  const [, , last = ''] = container.split(/^FROM /m);
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('COPY'));
  // What is installed is made of the package files alone, so that a change of ours installs nothing anew.
  expect(last.indexOf('COPY --chown=node:node --from=packages')).toBeLessThan(
    last.indexOf('RUN npm ci'),
  );
  expect(last.indexOf('RUN npm ci')).toBeLessThan(last.indexOf('COPY --chown=node:node . .'));
  expect(container).toMatch(/PLAINDAY_DATA_DIR=\/data\nVOLUME \/data\nEXPOSE 4200\n/);
  expect(container).toContain('http://127.0.0.1:4200/health/ready');
  const left = read('.dockerignore').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.git', '.data', '**/node_modules', '**/dist']));
});

test('every variable the program reads is in the table or on the page, and the other way round', () => {
  const sources = [
    'tools/gateway/src/boot/config.ts',
    'tools/release/src/sign/key-file.ts',
    'supabase/functions/voice-to-text/settings.ts',
  ];
  const known = all(
    sources.map(read).join('\n'),
    /\b((?:PLAINDAY|SMTP|SUPABASE|TRANSCRIPTION)_[A-Z_]+|PUBLIC_URL|DATABASE_URL)\b/g,
  );
  const table = read('tools/gateway/README.md');
  const told = all(table, /`([A-Z]+(?:_[A-Z]+)+)`/g);
  expect(known.filter((name) => !told.includes(name))).toEqual([]);
  const named = all(page, /\b((?:PLAINDAY|SMTP)_[A-Z_]+)\b/g);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('what makes a service of it can be followed in order (M3)', () => {
  const [, section = ''] = /^## As a service\n(.*?)^## /ms.exec(page) ?? [];
  const [own = '', server = ''] = all(section, /```sh\n(.*?)```/gs);
  const inOrder = (text: string, steps: readonly string[]) => {
    const places = steps.map((step) => text.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  };
  inOrder(own, ['npm ci --ignore-scripts', '--new-key', 'npm run release -- --all', 'rsync']);
  inOrder(server, ['useradd', 'chown', 'npm ci --ignore-scripts', 'systemctl enable --now']);
  // Neither key nor build on the machine that serves, and a home that npm can write to and that is not the repository.
  expect(server).not.toMatch(/release/);
  const [, home = ''] = /--home-dir (\S+)/.exec(server) ?? [];
  const [, root = ''] = /^WorkingDirectory=(\S+)$/m.exec(section) ?? [];
  const [, data = ''] = /PLAINDAY_DATA_DIR=(\S+)/.exec(section) ?? [];
  const [, target = ''] = /rsync .* \S+:(\S+)\/$/m.exec(own) ?? [];
  expect([root, target, dirname(data)]).toEqual(['/opt/plainday', root, home]);
  expect(relative(root, home)).toMatch(/^\.\./);
  // Nor what who releases has written there.
  expect(own).toContain('--exclude=.data ');
  // What the program reads at its start is not left behind: the site lies in dist.
  expect(own).not.toMatch(/--exclude=\S*(?:dist|\.npmrc|package)/);
  expect(server).toContain(`cd ${root} && HOME=${home} runuser -u plainday -- npm ci`);
});

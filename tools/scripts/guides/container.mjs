import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'yaml';
import { talkTo } from './ask.mjs';
import { makeBareRoot } from './bare-root.mjs';
import { blocksOf, inFolder, linesOf, root, sectionOf, timed } from './copy.mjs';
import { freePort } from '../net/free-port.mjs';

const HOST = 'plainday.example.org';
const PASSWORD = 'Plain4Day';
/** What stands between the quotes of a shell. */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** The instructions of a Containerfile in order, lines that go on joined. */
const instructionsOf = (text) =>
  linesOf(text.replace(/^#.*$/gm, '').replace(/\\\n\s*/g, '')).map((line) => {
    const [, word, flags, rest] = /^(\w+)\s+((?:--\S+\s+)*)(.*)$/.exec(line);
    return { word, flags: flags.trim(), rest };
  });

/** Values by name, as an ENV or a file of variables writes them. */
const variablesOf = (text) =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

/**
 * Builds an image into a bare root: what its base holds is the root, with the user of that image; what each
 * instruction does is done by the programs of the machine. Answers with what a container of it starts with.
 */
async function build(bare, clone, secrets) {
  const image = { env: {}, user: 'root', folder: '/' };
  bare.type('useradd --create-home --user-group node');
  const asUser = (command) => {
    const env = Object.entries(image.env).map(
      ([name, value]) => `${name}=${quoted(String(value))}`,
    );
    const words = `env ${env.join(' ')} sh -ec ${quoted(`cd ${image.folder}\n${command}`)}`;
    return bare.type(image.user === 'root' ? words : `runuser -u ${image.user} -- ${words}`);
  };
  const steps = {
    FROM: () => Object.assign(image, { user: 'root', folder: '/' }),
    USER: ({ rest }) => void (image.user = rest),
    ENV: ({ rest }) => Object.assign(image.env, variablesOf(rest.replaceAll(' ', '\n'))),
    WORKDIR({ rest }) {
      image.folder = rest;
      bare.type(`[ -d ${rest} ] || install -d -o ${image.user} ${rest}`);
    },
    COPY({ flags, rest }) {
      const owner = /--chown=(\S+)/.exec(flags)?.[1] ?? 'root';
      const [source] = rest.split(' ');
      // What .dockerignore names is not in the repository, and so in no archive of it.
      if (!flags.includes('--from=')) {
        const copy = `git archive HEAD | tar -x -C ${bare.at('tmp/context')}`;
        spawnSync('bash', ['-ec', `mkdir -p ${bare.at('tmp/context')}; ${copy}`], { cwd: clone });
      }
      const from = flags.includes('--from=') ? source : '/tmp/context';
      bare.type(
        `cp -a ${from}/. ${image.folder}; chown -R ${owner} ${image.folder}; rm -rf /tmp/context`,
      );
    },
    async RUN({ flags, rest }) {
      const [, id] = /--mount=type=secret,id=([^,\s]+)/.exec(flags) ?? [];
      if (id) {
        bare.type('mkdir -p /run/secrets');
        bare.write(`run/secrets/${id}`, secrets[id]);
        bare.type(`chmod 400 /run/secrets/${id}; chown ${image.user}: /run/secrets/${id}`);
      }
      await timed(`RUN ${rest}`, () => asUser(rest));
      bare.type('rm -rf /run/secrets');
    },
    HEALTHCHECK: ({ rest }) => void (image.health = /CMD (.*)$/.exec(rest)[1]),
    CMD: ({ rest }) => void (image.command = JSON.parse(rest)),
    VOLUME: () => undefined,
    EXPOSE: () => undefined,
    STOPSIGNAL: () => undefined,
  };
  const text = readFileSync(join(clone, 'Containerfile'), 'utf8');
  for (const step of instructionsOf(text)) await steps[step.word](step);
  return { ...image, asUser };
}

/** The database of compose.yaml: a server of its own, on which the image's first user may do everything. */
async function startDatabase({ POSTGRES_USER: user, POSTGRES_DB: name }, password, folder, atEnd) {
  const sql = `create role ${user} superuser login password '${password}'; create database ${name} owner ${user}`;
  const words = ['--import', 'tsx', join(root, 'tools/scripts/guides/own-server.mts'), folder, sql];
  const server = spawn('node', words, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  atEnd(() => new Promise((resolve) => server.on('exit', resolve) && server.stdin.end()));
  return new Promise((resolve) => server.stdout.once('data', (at) => resolve(String(at).trim())));
}

/**
 * The Containerfile and compose.yaml, instruction by instruction in a bare root, for where no engine is that builds
 * and runs containers. What only an engine does (layers, networks, volumes) is not tried by this.
 */
export const followContainer = () =>
  inFolder('container', async (folder, atEnd) => {
    const bare = makeBareRoot(join(folder, 'root'));
    const clone = join(folder, 'plainday');
    spawnSync('git', ['clone', '-q', root, clone], { stdio: 'inherit' });
    const home = join(folder, 'home');
    const words = ['--import', 'tsx', 'tools/release/src/main.ts', '--new-key'];
    const options = { cwd: root, env: { ...process.env, HOME: home } };
    const said = String(spawnSync('node', words, options).stdout);
    const [, key] = /PLAINDAY_RELEASE_KEY=(\S+)/.exec(said);
    const image = await build(bare, clone, {
      'release-key': readFileSync(join(home, '.config/plainday/release.key'), 'utf8'),
    });

    const password = 'a'.repeat(48);
    const [written] = blocksOf('RUNNING.md', 'ini', 'In a container');
    const own = { ...variablesOf(written), PLAINDAY_RELEASE_KEY: key, POSTGRES_PASSWORD: password };
    const text = readFileSync(join(clone, 'compose.yaml'), 'utf8').replaceAll(
      /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
      (_, name, otherwise = '') => own[name] ?? otherwise,
    );
    const { database, gateway } = yaml.parse(text).services;
    const at = await startDatabase(database.environment, password, join(folder, 'server'), atEnd);
    const port = await freePort();
    const url = gateway.environment.DATABASE_URL.replace('database:5432', at);
    Object.assign(image.env, gateway.environment, { DATABASE_URL: url, PORT: port });
    const variables = Object.entries(image.env).map(([name, value]) => `${name}="${value}"\n`);
    bare.write('etc/container.env', variables.join(''));
    bare.write(
      'etc/systemd/system/container.service',
      `User=${image.user}\nWorkingDirectory=${image.folder}\nEnvironmentFile=/etc/container.env\n` +
        `ExecStart=${image.command.join(' ')}\n`,
    );
    const reached = talkTo(port, HOST);
    atEnd(() => bare.type('systemctl stop container'));
    await timed(image.command.join(' '), async () => {
      bare.type('systemctl start container');
      await reached.ready();
    });
    const health = JSON.parse(image.health).map(quoted).join(' ').replaceAll('4200', String(port));
    await timed(`HEALTHCHECK ${image.health}`, () => image.asUser(health));

    const token = await reached.open(
      image.asUser('npm run -s admin -- invite eve@example.org'),
      PASSWORD,
    );
    await reached.addRow(token, 'tasks', 'Kept');
    const [, exec] = /docker compose exec gateway (.*)/.exec(
      sectionOf('RUNNING.md', 'In a container'),
    );
    await timed(exec, () => image.asUser(exec));
    bare.type('test -s /data/by-hand.backup');
    await timed('restart', async () => {
      bare.type('systemctl restart container');
      await reached.ready();
    });
    const rows = await reached.rows(token, 'tasks');
    if (rows.length !== 1) throw new Error('After a restart the row is gone.');
  });

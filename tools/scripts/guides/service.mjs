import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { talkTo } from './ask.mjs';
import { makeBareRoot } from './bare-root.mjs';
import { blocksOf, inFolder, linesOf, root, runScript, sectionOf, timed } from './copy.mjs';
import { freePort } from '../net/free-port.mjs';

const PAGE = 'RUNNING.md';
const HOST = 'plainday.example.org';
const PASSWORD = 'Plain4Day';

/** Who releases: a clone, an empty home, and only the programs of the system. */
function ownMachine(folder, target) {
  const [home, clone] = [join(folder, 'home'), join(folder, 'plainday')];
  mkdirSync(home);
  spawnSync('git', ['clone', '-q', root, clone], { stdio: 'inherit' });
  const env = { HOME: home, PATH: '/usr/bin:/bin', NX_DAEMON: 'false', NX_TUI: 'false' };
  return {
    clone,
    type: (script) =>
      runScript(['bash', '-ec'], script.replaceAll(`root@${HOST}:`, target), { cwd: clone, env }),
  };
}

/** Several gateways: a database as the page makes it, on a server of its own, and a second unit beside the first. */
async function followSeveral({ bare, settings, unit, atEnd, folder, clone }) {
  const [sql] = blocksOf(PAGE, 'sql', 'Several gateways');
  const [more] = blocksOf(PAGE, 'ini', 'Several gateways');
  const script = join(root, 'tools/scripts/guides/own-server.mts');
  const words = ['--import', 'tsx', script, join(folder, 'server'), sql];
  const server = spawn('/usr/bin/node', words, { cwd: clone, stdio: ['pipe', 'pipe', 'inherit'] });
  atEnd(() => new Promise((resolve) => server.on('exit', resolve) && server.stdin.end()));
  const at = await new Promise((resolve) =>
    server.stdout.once('data', (text) => resolve(String(text))),
  );
  const [, password] = /password '([^']+)'/.exec(sql);
  const [url, copies] = linesOf(more);
  const address = url.replace(/:[^:@/]+@[^/]+/, `:${encodeURIComponent(password)}@${at.trim()}`);
  const gateways = [];
  for (const [index, lines] of [[address], [address, copies]].entries()) {
    const [name, port] = [`plainday${index}`, await freePort()];
    const own = `${settings}\nPLAINDAY_DATA_DIR=/var/lib/plainday/${name}\nPORT=${port}`;
    bare.write(`etc/${name}.env`, [own, ...lines, ''].join('\n'));
    bare.write(
      `etc/systemd/system/${name}.service`,
      unit.replace('/etc/plainday.env', `/etc/${name}.env`),
    );
    bare.type(`chown plainday: /etc/${name}.env`);
    gateways.push({ name, gateway: talkTo(port, HOST) });
  }
  await timed(`${sql}${more}`, async () => {
    for (const { name } of gateways) bare.type(`systemctl start ${name}`);
    atEnd(() => gateways.forEach(({ name }) => bare.type(`systemctl stop ${name}`)));
    for (const { gateway } of gateways) await gateway.ready();
  });
  const shell = blocksOf(PAGE, 'sh', 'As a service')[3].replace(
    '/etc/plainday.env',
    '/etc/plainday0.env',
  );
  const token = await gateways[0].gateway.open(
    bare.type(`${shell}npm run admin -- invite dan@example.org`),
    PASSWORD,
  );
  await gateways[0].gateway.addRow(token, 'tasks', 'Told to both');
  const rows = await gateways[1].gateway.rows(token, 'tasks');
  if (rows.length !== 1)
    throw new Error('The second gateway does not have what the first was told.');
}

/** A service, people, copies, a restore, several gateways, an upgrade and the way back: RUNNING.md. */
export const followService = () =>
  inFolder('service', async (folder, atEnd) => {
    if (spawnSync('rsync', ['--version']).status !== 0)
      throw new Error('RUNNING.md sends the program with rsync, which is not installed here.');
    const bare = makeBareRoot(join(folder, 'server-root'));
    const machine = ownMachine(folder, bare.at('').replace(/\/$/, ''));
    const [build, install, again, shell] = blocksOf(PAGE, 'sh', 'As a service');
    const [settings, unit] = blocksOf(PAGE, 'ini', 'As a service');
    const port = await freePort();
    const gateway = talkTo(port, HOST);
    const built = await timed(build, () => machine.type(build));
    const [, key] = /PLAINDAY_RELEASE_KEY=(\S+)/.exec(built);
    const filled = `${settings.replace(/"what --new-key.*"/, key)}PORT=${port}`;
    bare.write('etc/plainday.env', `${filled}\n`);
    bare.write('etc/systemd/system/plainday.service', unit);
    atEnd(() => bare.type('systemctl stop plainday'));
    await timed(install, async () => {
      bare.type(install);
      await gateway.ready();
    });
    if (!(await gateway.must('/tools')).includes('integrity='))
      throw new Error('No page is served.');

    let said = '';
    for (const line of linesOf(blocksOf(PAGE, 'sh', 'People')[0])) {
      said = await timed(line, () => bare.type(`${shell}${line}`));
      if (/ confirm /.test(line)) await gateway.open(said, PASSWORD);
    }
    const token = await gateway.open(
      bare.type(`${shell}npm run admin -- invite eve@example.org`),
      PASSWORD,
    );
    for (const title of ['One', 'Two', 'Three']) await gateway.addRow(token, 'tasks', title);
    async function hasAll(what) {
      await gateway.ready();
      const { length } = await gateway.rows(token, 'tasks');
      if (length !== 3) throw new Error(`${what}: ${length} of 3 rows are there.`);
    }

    const [byHand, verify, restore] = blocksOf(PAGE, 'sh', 'Backup');
    const today = new Date().toISOString().slice(0, 10);
    const ofToday = (text) => text.replace(/\d{4}-\d\d-\d\d/, today);
    await timed(byHand, () => bare.type(`${shell}${byHand}`));
    const [, nightly] = /^15 3 \S+ \S+ \S+ +plainday +(.*)$/m.exec(sectionOf(PAGE, 'Backup'));
    const asCron = `runuser -u plainday -- env -i PATH=/usr/bin:/bin HOME=/var/lib/plainday sh -ec '${nightly.replaceAll('\\%', '%').replaceAll("'", "'\\''")}'`;
    await timed(nightly, () => bare.type(asCron));
    await timed(verify, () => bare.type(`${shell}${ofToday(verify)}`));
    await timed(restore, async () => {
      bare.type(ofToday(restore));
      await hasAll('After the restore');
    });

    await followSeveral({ bare, settings: filled, unit, atEnd, folder, clone: machine.clone });

    const rsync = linesOf(build).find((line) => line.startsWith('rsync'));
    const [, backup, before] = /`(npm run backup -- (\S+))`/.exec(
      sectionOf(PAGE, 'Upgrade and downgrade'),
    );
    await timed(backup, () => bare.type(`${shell}${backup}`));
    const newer = join(machine.clone, 'supabase/migrations/29990101000000_newer.sql');
    writeFileSync(newer, 'create table private.newer (id integer);\n');
    await timed(`${rsync}\n${again}`, async () => {
      machine.type(rsync);
      bare.type(again);
      await hasAll('After the upgrade');
    });
    rmSync(newer);
    machine.type(rsync);
    bare.type(again);
    if (
      await gateway.ready(20).then(
        () => true,
        () => false,
      )
    )
      throw new Error('An older version starts on newer data.');
    bare.type('rm -r /var/lib/plainday/before');
    await timed(`${restore}(the older version)`, async () => {
      bare.type(restore.replace(/\/srv\/\S+/, before));
      await hasAll('After the downgrade');
    });
  });

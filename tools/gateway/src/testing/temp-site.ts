import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release } from '@plainday/federation-contract';
import { PUBLIC_ORIGIN } from '@plainday/shared-utils/site';
import { integrityOf } from '@plainday/tool-release/integrity';

/** A hash in the right form, different for each name. */
export function sampleIntegrity(name: string): string {
  return integrityOf(name);
}

const sampleModule = (
  id: string,
  ...files: string[]
): Release['remotes'][string]['modules'][number] => ({
  id,
  title: id,
  heading: id,
  icon: [],
  group: 'tool',
  order: 10,
  files: files.map((file) => `/remotes/tasks/v1/${file}`),
});

/** A small release with one remote. */
export const sampleRelease: Release = {
  id: 'r1',
  createdAt: '2026-01-05T09:00:00.000Z',
  shell: {
    version: 's1',
    files: [{ path: '/assets/dashboard.1.js', bytes: 10, integrity: sampleIntegrity('dashboard') }],
    routes: { dashboard: ['/assets/dashboard.1.js'], auth: ['/assets/auth.1.js'] },
  },
  marketing: { version: 'm1' },
  remotes: {
    tasks: {
      version: 'v1',
      entry: '/remotes/tasks/v1/remote-entry.js',
      integrity: sampleIntegrity('entry'),
      contract: '1.0',
      modules: [
        sampleModule('task-list', 'list.js', 'list.css'),
        sampleModule('eisenhower', 'matrix.js'),
      ],
      files: ['remote-entry.js', 'list.js', 'matrix.js'].map((name) => ({
        path: `/remotes/tasks/v1/${name}`,
        bytes: 10,
        integrity: sampleIntegrity(name),
      })),
    },
  },
  previous: null,
};

const script = 'console.log("shell")'.padEnd(2000, ' ');

const files: Readonly<Record<string, string | Buffer>> = {
  'release.json': JSON.stringify(sampleRelease),
  'releases/r1.json': '{"secret":"release"}',
  'shell/s1/index.html':
    '<!doctype html><html><head><!--plainday:head--><script>boot()</script></head><body><!--plainday:release--><noscript>Plainday needs JavaScript.</noscript>shell</body></html>',
  'shell/s1/shell.json': '{"routes":{}}',
  'shell/s1/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'marketing/m1/index.html': '<!doctype html><html><body>landing</body></html>',
  'marketing/m1/pricing/index.html': `<!doctype html><html><head><link rel="canonical" href="${PUBLIC_ORIGIN}/pricing"></head><body>pricing</body></html>`,
  'marketing/m1/robots.txt': 'User-agent: *',
  'marketing/m1/sitemap.xml': `<urlset><url><loc>${PUBLIC_ORIGIN}/pricing</loc></url></urlset>`,
  'assets/app.1.js': script,
  'assets/app.1.js.br': brotliCompressSync(script),
  'assets/app.1.js.gz': gzipSync(script),
  'assets/app.1.js.map': '{"secret":"map"}',
  'assets/plain.1.css': 'body{}',
  'remotes/tasks/v1/remote-entry.js': 'entry()',
  'remotes/tasks/v1/.env': 'SECRET=1',
};

/** A published site in a folder of its own, with a secret beside it that must never be served. */
export async function tempSite(): Promise<{ folder: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'plainday-gateway-'));
  const folder = join(root, 'site');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await writeFile(join(root, 'secret.js'), 'SECRET');
  return { folder, remove: () => rm(root, { recursive: true, force: true }) };
}

/** A folder that goes away with the test. */
export async function tempFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'plainday-gateway-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

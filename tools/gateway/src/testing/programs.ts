import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const OUT = join(ROOT, '.cache/gateway');

const SOURCES = {
  gateway: 'tools/gateway/src/main.ts',
  'quick-gateway': 'tools/gateway/src/testing/quick-main.ts',
  admin: 'tools/gateway/src/admin/main.ts',
  backup: 'tools/gateway/src/backup/main.ts',
  'copy-once': 'tools/gateway/contract/support/backup/copy-once.ts',
  'foreign-place': 'tools/gateway/contract/support/foreign-place.ts',
  'quiet-import': 'tools/gateway/src/boot/quiet-import.ts',
  types: 'tools/scripts/generate-database-types.ts',
} as const;

/** A program that tests start in a process of its own. */
export type Program = keyof typeof SOURCES;

/** Packages stay where they are; each source keeps its own address, by which it finds other files. */
const inPlace: Plugin = {
  name: 'in-place',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@plainday/')
        ? undefined
        : { path, external: true },
    );
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const own = JSON.stringify(pathToFileURL(path).href);
      const source = await readFile(path, 'utf8');
      return { contents: source.replaceAll('import.meta.url', own), loader: 'ts' };
    });
  },
};

async function replaceFile(path: string, contents: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, path);
}

/**
 * Compiles what tests start, once for all of them: through tsx each start costs three times as much
 * processor time.
 */
export async function compilePrograms(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(SOURCES).map(([out, source]) => ({ out, in: source })),
    outdir: OUT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // `sideEffects: false` would drop imports that are there for what they do.
    ignoreAnnotations: true,
    plugins: [inPlace],
    logLevel: 'warning',
    write: false,
  });
  await mkdir(OUT, { recursive: true });
  // Another run of tests may be starting them right now.
  await Promise.all(outputFiles.map(({ path, contents }) => replaceFile(path, contents)));
}

const compiled = (program: Program) => join(OUT, `${program}.mjs`);

/** Words for Node to run a compiled program with; its stack traces name the sources. */
export function programWords(program: Program, ...preloads: Program[]): string[] {
  // Bundled, packages load before the first line of the program: what must come first is preloaded.
  const first: Program[] = ['quiet-import', ...preloads];
  const imports = first.flatMap((name) => ['--import', pathToFileURL(compiled(name)).href]);
  return ['--enable-source-maps', ...imports, compiled(program)];
}

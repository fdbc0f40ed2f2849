import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { workspaceRoot } from '@plainday/tool-rspack';
import { needsOf, packagesIn } from './dependencies';
import { writeManifest } from './library';
import { REMOTE_TOOLS, versions } from './packed';

const at = (path: string) => join(workspaceRoot, path);
const outside = at('tools/pack/src/outside');

/** What asks where it is, and runs the tools of this repository, is another one outside. */
const SWAPPED: Readonly<Record<string, string>> = {
  [at('tools/rspack/src/workspace.ts')]: 'workspace.ts',
  [at('tools/release/src/build/build.ts')]: 'build-apps.ts',
  [at('tools/release/src/fit/check-types.ts')]: 'check-types.ts',
};

const swap: Plugin = {
  name: 'outside',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@plainday/')
        ? undefined
        : { path, external: true },
    );
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const file = SWAPPED[path];
      if (file === undefined) return undefined;
      const contents = await readFile(join(outside, file), 'utf8');
      return { contents, loader: 'ts', resolveDir: outside };
    });
  },
};

/** Scripts of the package, by name. */
const SCRIPTS = {
  main: join(outside, 'main.ts'),
  build: join(outside, 'build.ts'),
  types: join(outside, 'types.ts'),
  serve: at('tools/rspack/src/serve/serve.ts'),
  override: at('tools/release/src/override/main.ts'),
  release: at('tools/release/src/main.ts'),
};

/** Named in settings, or read by the compiler: no script imports them. */
const NAMED = [
  '@swc/jest',
  '@swc/core',
  '@testing-library/jest-dom',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest-environment-jsdom',
  'tsx',
  'typescript-native',
];

async function packHarness(target: string): Promise<string> {
  const source = at('tools/jest');
  await mkdir(target, { recursive: true });
  const plain = (await readdir(source)).filter((name) => /\.[cm]js$/.test(name));
  for (const name of plain) await cp(join(source, name), join(target, name));
  await build({
    entryPoints: ['strict-console', 'dom-matchers'].map((name) => join(source, `${name}.ts`)),
    outdir: target,
    logLevel: 'error',
  });
  const names = await readdir(target);
  const texts = await Promise.all(names.map((name) => readFile(join(target, name), 'utf8')));
  return texts.join('\n');
}

/** Makes the package that builds, serves, tests and releases a remote: the tools of this repository, told another place. */
export async function packRemoteTools(target: string): Promise<void> {
  const { metafile } = await build({
    entryPoints: SCRIPTS,
    outdir: join(target, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    metafile: true,
    logLevel: 'error',
    plugins: [swap],
  });
  const imported = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external)
    .flatMap(({ path }) => packagesIn(`from '${path}'`));
  const harness = await packHarness(join(target, 'jest'));
  await cp(at('.browserslistrc'), join(target, '.browserslistrc'));
  await writeFile(join(target, 'tsconfig.json'), await compilerSettings());
  await writeManifest(target, {
    name: REMOTE_TOOLS,
    version: versions().get(REMOTE_TOOLS) ?? '',
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'plainday-remote': './dist/main.js' },
    exports: {
      './jest': './jest/outside.mjs',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    ...needsOf(REMOTE_TOOLS, [...imported, ...packagesIn(harness), ...NAMED]),
  });
}

/** The compiler is set as it is here, and knows what tests have. */
async function compilerSettings(): Promise<string> {
  const settings = JSON.parse(await readFile(at('tsconfig.base.json'), 'utf8')) as {
    compilerOptions: Readonly<Record<string, unknown>> & { types: string[] };
  };
  const { compilerOptions } = settings;
  const types = [...compilerOptions.types, '@testing-library/jest-dom'];
  return JSON.stringify({ compilerOptions: { ...compilerOptions, types } }, null, 2);
}

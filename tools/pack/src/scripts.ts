import { dirname, relative, sep } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const settings: BuildOptions = {
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  jsx: 'automatic',
  charset: 'utf8',
  packages: 'external',
  logLevel: 'error',
};

/** A path as an import says it. */
function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Files stay files, so that a remote ships what it uses and no more; their imports say the whole name, as Node wants it. */
const fileByFile: Plugin = {
  name: 'file-by-file',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'found') return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: 'found' });
      if (found.errors.length > 0) return { errors: found.errors };
      const script = found.path.replace(/\.tsx?$/, '.js');
      return { path: importPath(importer, script), external: true };
    });
  },
};

/** Translates source files, and those of the same library that they import, to scripts in a folder. */
export async function writeScripts(
  source: string,
  entries: readonly string[],
  target: string,
): Promise<void> {
  const { metafile } = await build({
    ...settings,
    entryPoints: [...entries],
    write: false,
    outdir: target,
    metafile: true,
  });
  await build({
    ...settings,
    entryPoints: Object.keys(metafile?.inputs ?? {}),
    plugins: [fileByFile],
    outbase: source,
    outdir: target,
  });
}

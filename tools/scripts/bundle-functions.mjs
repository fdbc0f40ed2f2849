import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Functions that use libraries of ours; the others Supabase reads as they are. */
const FUNCTIONS = ['calendar-feed'];

/** Writes each into one file without imports, `bundle.js` beside its source. Run by `npm run functions`. */
await build({
  absWorkingDir: ROOT,
  entryPoints: FUNCTIONS.map((name) => ({
    in: `supabase/functions/${name}/index.ts`,
    out: `${name}/bundle`,
  })),
  outdir: 'supabase/functions',
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
});

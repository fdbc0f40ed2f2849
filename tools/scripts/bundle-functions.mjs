import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Functions that use libraries of ours; the others Supabase reads as they are. */
const PLAIN = ['calendar-feed'];
/** The same, of libraries written for Node, whose own modules Deno has, too. */
const NODE = ['reminders'];

/** What a library asks for by `require`. */
const REQUIRE = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

const asked = process.argv.slice(2);

/** Writes each (or those that are named) into one file that needs nothing else, `bundle.js` beside its source. */
const bundle = (names, options) =>
  build({
    absWorkingDir: ROOT,
    entryPoints: names
      .filter((name) => asked.length === 0 || asked.includes(name))
      .map((name) => ({
        in: `supabase/functions/${name}/index.ts`,
        out: `${name}/bundle`,
      })),
    outdir: 'supabase/functions',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    ...options,
  });

await Promise.all([
  bundle(PLAIN, { platform: 'neutral' }),
  bundle(NODE, { platform: 'node', banner: { js: REQUIRE } }),
]);

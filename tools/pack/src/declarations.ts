import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';

const folder = join(workspaceRoot, '.cache', 'pack-types');
const emitted = join(folder, 'libs');
const compiler = join(workspaceRoot, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** Has the compiler say what all files of these folders declare, tests aside. */
export async function emitDeclarations(sources: readonly string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const libs = join(workspaceRoot, 'libs');
  const settings = {
    extends: relative(folder, join(workspaceRoot, 'tsconfig.base.json')),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: relative(folder, libs),
      outDir: relative(folder, emitted),
    },
    // All of them: what the compiler only finds by the name of a package counts as another's, and is left out.
    include: sources.map((source) => `${relative(folder, source)}/**/*`),
    exclude: [`${relative(folder, libs)}/**/*.test.ts`, `${relative(folder, libs)}/**/*.test.tsx`],
  };
  const config = join(folder, 'tsconfig.json');
  await writeFile(config, JSON.stringify(settings));
  const child = spawn(process.execPath, [compiler, '-p', config], { cwd: workspaceRoot });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`The types do not hold, nothing was packed.\n${said.trimEnd()}`);
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const RELATIVE = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]*)['"]/g;

const ENDINGS = ['.d.ts', '/index.d.ts'];

/** Where an import in a declaration leads. */
function found(from: string, specifier: string): string {
  const base = join(dirname(from), specifier);
  const file = ENDINGS.map((ending) => base + ending).find((path) => existsSync(path));
  if (file) return file;
  throw new Error(`${relative(emitted, from)} leads to ${specifier}, which is not packed.`);
}

/**
 * Copies what files of a library declare into a folder: these, and what they say of others, but nothing that only their
 * code needs. Answers the text of all, without comments. A declaration that leads into another library past its door is an error.
 */
export async function copyDeclarations(
  source: string,
  entries: readonly string[],
  target: string,
): Promise<string> {
  const root = join(emitted, relative(join(workspaceRoot, 'libs'), source));
  const texts = new Map<string, string>();
  const wanted = entries.map((entry) =>
    join(root, relative(source, entry).replace(/\.tsx?$/, '.d.ts')),
  );
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (texts.has(file)) continue;
    const path = relative(root, file);
    if (path.startsWith('..')) throw new Error(`${source} leads to ${path}, which is not its own.`);
    const text = (await readFile(file, 'utf8')).replace(COMMENT, '');
    texts.set(file, text);
    for (const [, specifier = ''] of text.matchAll(RELATIVE)) wanted.push(found(file, specifier));
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(file, join(target, path));
  }
  return [...texts.values()].join('\n');
}

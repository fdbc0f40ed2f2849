import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the links between library names that a package archive cannot hold. The package does it in an
 * install script, which careful installs (`ignore-scripts`) skip.
 */
export async function linkLibraries(program: string): Promise<void> {
  const native = resolve(dirname(program), '..');
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const [from, to] = [join(native, '..', source), join(native, '..', target)];
    if (!existsSync(to)) {
      await symlink(relative(dirname(to), from), to).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') {
          throw error;
        }
      });
    }
  }
}

import { join } from 'node:path';
import { sharedFolders, workspaceRoot } from '@plainday/tool-rspack';
import { describe } from './describe';
import { exportedNames, findDeclaration, findExport, type Declaration } from './find-declaration';

/** What a shared library shows to remotes: each export, and the declarations these lean on. */
export interface Surface {
  readonly exports: ReadonlyMap<string, string>;
  readonly behind: ReadonlyMap<string, string>;
}

/** Written by a generator from the database: its rows are checked where they arrive. */
const generated = /database\.types\.ts$/;

const byName = (a: readonly [string, string], b: readonly [string, string]) =>
  a[0] < b[0] ? -1 : 1;

function sorted(entries: Iterable<readonly [string, string]>): Map<string, string> {
  return new Map([...entries].sort(byName));
}

/** Libraries that are shared at run time, by package name. */
export const sharedLibraries = Object.keys(sharedFolders);

/** Whether a file belongs to another shared library, whose own report describes it. */
function isElsewhere(path: string, library: string): boolean {
  return Object.entries(sharedFolders).some(
    ([name, folder]) => name !== library && path.startsWith(join(workspaceRoot, folder, 'src')),
  );
}

/** Reads a library's surface from its sources. */
export function readSurface(library: string): Surface {
  const index = join(workspaceRoot, sharedFolders[library] ?? '', 'src', 'index.ts');
  const exports = new Map<string, string>();
  const behind = new Map<string, string>();
  const seen = new Set<Declaration['node']>();
  const waiting: Declaration[] = [];

  function follow(declaration: Declaration, into: Map<string, string>, name: string): void {
    if (seen.has(declaration.node)) return;
    seen.add(declaration.node);
    const { text, uses } = describe(declaration);
    into.set(
      into.has(name) ? `${name} (${declaration.file.fileName.split('/').at(-1)})` : name,
      text,
    );
    for (const used of uses) {
      const target = findDeclaration(declaration.file, used);
      const { fileName = '' } = target?.file ?? {};
      if (target && !generated.test(fileName) && !isElsewhere(fileName, library)) {
        waiting.push(target);
      }
    }
  }

  const handedOn = exportedNames(index);
  for (const { name, from } of handedOn) {
    const declaration = findExport(index, name);
    if (!declaration || generated.test(declaration.file.fileName)) {
      exports.set(name, `from '${from}'`);
    } else follow(declaration, exports, name);
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) follow(next, behind, next.name);
  return { exports: sorted(exports), behind: sorted(behind) };
}

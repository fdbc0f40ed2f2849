import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path/posix';
import ts from 'typescript';

/** Which files a file imports, by its path: types and `import()` too. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

interface Package {
  readonly folder: string;
  readonly exports?: string | Readonly<Record<string, unknown>>;
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.cjs', '/index.ts', '/index.tsx'];

/** Reads with the parser of TypeScript what the code among some files imports from each other. */
export function readImports(files: readonly string[], root: string): Imports {
  const known = new Set(files);
  const packages = new Map<string, Package>();
  for (const file of files.filter((name) => /(?:^|\/)package\.json$/.test(name))) {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name?: string;
      exports?: Package['exports'];
    };
    if (name) packages.set(name, { folder: dirname(file), exports });
  }

  const find = (path: string) =>
    ENDINGS.map((ending) => path + ending).find((name) => known.has(name));

  function fileOf(from: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) return find(normalize(join(dirname(from), specifier)));
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    const { folder, exports } = packages.get(name) ?? {};
    if (folder === undefined) return undefined;
    const door = `.${specifier.slice(name.length)}`;
    const file = typeof exports === 'string' ? exports : exports?.[door];
    return find(join(folder, typeof file === 'string' ? file : door));
  }

  const code = files.filter((name) => /\.(?:tsx?|mjs|cjs|js)$/.test(name));
  return new Map(
    code.map((file) => {
      const { importedFiles } = ts.preProcessFile(
        readFileSync(join(root, file), 'utf8'),
        true,
        true,
      );
      const found = importedFiles.flatMap(({ fileName }) => fileOf(file, fileName) ?? []);
      return [file, new Set(found)] as const;
    }),
  );
}

/** Groups of nodes that lead to each other (Tarjan), each sorted. */
export function circlesIn(graph: ReadonlyMap<string, Iterable<string>>): readonly string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];

  function visit(node: string): number {
    const place = order.size;
    order.set(node, place);
    open.push(node);
    let low = place;
    const next = [...(graph.get(node) ?? [])];
    for (const other of next) {
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other))
        low = Math.min(low, lowest.get(other) ?? order.get(other) ?? 0);
      lowest.set(node, low);
    }
    if (low === place) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1 || next.includes(node)) circles.push(circle.sort());
    }
    return low;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

const SIDE = /\.(?:test|spec|story|stories)\.tsx?$/;

/** Of each folder: which of the files and folders in it lead to which others. Tests and stories look from outside. */
export function plansOf(imports: Imports): ReadonlyMap<string, ReadonlyMap<string, Set<string>>> {
  const plans = new Map<string, Map<string, Set<string>>>();
  for (const [file, targets] of imports) {
    if (SIDE.test(file)) continue;
    for (const target of targets) {
      const [from, to] = [file.split('/'), target.split('/')];
      const depth = from.findIndex((part, at) => part !== to[at]);
      if (depth < 0) continue;
      const folder = from.slice(0, depth).join('/');
      const plan = plans.get(folder) ?? new Map<string, Set<string>>();
      plans.set(folder, plan);
      const [part = '', other = ''] = [from[depth], to[depth]];
      plan.set(part, (plan.get(part) ?? new Set()).add(other));
    }
  }
  return plans;
}

/** Imports from a lower floor to a higher one, `from -> to`; `floors` are named from the ground up. */
export function upwardIn(
  imports: Imports,
  folder: string,
  floors: readonly (readonly string[])[],
): readonly string[] {
  const floorOf = (file: string): number => {
    const [part = ''] = relative(folder, file).split('/');
    const floor = floors.findIndex((names) => names.includes(part));
    if (floor < 0) throw new Error(`${file} stands on no floor.`);
    return floor;
  };
  return [...imports]
    .filter(([file]) => file.startsWith(`${folder}/`) && !SIDE.test(file))
    .flatMap(([file, targets]) =>
      [...targets]
        .filter((target) => target.startsWith(`${folder}/`) && floorOf(target) > floorOf(file))
        .map((target) => `${file} -> ${target}`),
    );
}

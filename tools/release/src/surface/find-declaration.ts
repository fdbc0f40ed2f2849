import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';
import ts from 'typescript';

/** A name at the top of a file, with the statement that declares it. */
export interface Declaration {
  readonly file: ts.SourceFile;
  readonly name: string;
  readonly node: ts.Declaration;
}

const parsed = new Map<string, ts.SourceFile>();

/** The syntax of a file. Nothing is type-checked, which keeps a report quick and free of TypeScript's moods. */
function parseFile(path: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known) return known;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, kind);
  parsed.set(path, file);
  return file;
}

function firstFile(base: string): string | null {
  const paths = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')];
  return paths.find((path) => /\.tsx?$/.test(path) && existsSync(path)) ?? null;
}

/** The file of this workspace a module specifier leads to; null for libraries of others. */
function resolveModule(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return firstFile(join(dirname(from), specifier));
  const [, name, subpath] = /^(@plainday\/[\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  if (!name) return null;
  const folder = realpathSync(join(workspaceRoot, 'node_modules', name));
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string | string[]>;
  };
  const target = exports[subpath ? `.${subpath}` : '.'];
  return typeof target === 'string' ? firstFile(join(folder, target)) : null;
}

function bound(name: ts.BindingName): ts.BindingElement[] {
  if (ts.isIdentifier(name)) return [];
  const elements: readonly ts.ArrayBindingElement[] = name.elements;
  return elements.filter(ts.isBindingElement);
}

function declared(statement: ts.Statement): ts.Declaration[] {
  if (ts.isVariableStatement(statement)) {
    const { declarations } = statement.declarationList;
    return declarations.flatMap((one): ts.Declaration[] =>
      ts.isIdentifier(one.name) ? [one] : bound(one.name),
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed ? [statement] : [];
}

const nameOf = (node: ts.Declaration) => (node as ts.NamedDeclaration).name?.getText();

function imported(file: ts.SourceFile, name: string): Declaration | null {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find((element) => element.name.text === name);
    if (!found) continue;
    const target = resolveModule(
      file.fileName,
      (statement.moduleSpecifier as ts.StringLiteral).text,
    );
    return target === null ? null : findExport(target, (found.propertyName ?? found.name).text);
  }
  return null;
}

/** Finds what a name means inside a file. Null for what comes from libraries of others. */
export function findDeclaration(file: ts.SourceFile, name: string): Declaration | null {
  for (const statement of file.statements) {
    const node = declared(statement).find((one) => nameOf(one) === name);
    if (node) return { file, name, node };
  }
  return imported(file, name);
}

/** Finds what a file exports under a name. */
export function findExport(path: string, name: string): Declaration | null {
  const file = parseFile(path);
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue;
    if (!ts.isNamedExports(statement.exportClause)) continue;
    const found = statement.exportClause.elements.find((element) => element.name.text === name);
    if (!found) continue;
    const inner = (found.propertyName ?? found.name).text;
    if (!statement.moduleSpecifier) return findDeclaration(file, inner);
    const target = resolveModule(path, (statement.moduleSpecifier as ts.StringLiteral).text);
    return target === null ? null : findExport(target, inner);
  }
  return findDeclaration(file, name);
}

/** The names an index file hands on, with where each comes from. */
export function exportedNames(path: string): { name: string; from: string; isType: boolean }[] {
  return parseFile(path).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
    if (!ts.isNamedExports(statement.exportClause)) return [];
    const from = statement.moduleSpecifier?.getText().slice(1, -1) ?? '';
    return statement.exportClause.elements.map((element) => ({
      name: element.name.text,
      from,
      isType: statement.isTypeOnly || element.isTypeOnly,
    }));
  });
}

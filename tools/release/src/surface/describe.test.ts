import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe as describeDeclaration } from './describe';
import { findExport } from './find-declaration';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainday-surface-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function shown(source: string, name: string) {
  const path = join(folder, 'index.ts');
  writeFileSync(path, source);
  const found = findExport(path, name);
  return found && describeDeclaration(found);
}

it.each([
  [
    'a function without its body and defaults',
    'export async function one(id: Id, how = 2, { a }: Options): Promise<Row> { return x(id); }',
    'function one(id: Id, how?, _: Options): Promise<Row>',
    ['Id', 'Options', 'Promise', 'Row'],
  ],
  [
    'an interface without comments',
    '/** Says it. */\nexport interface one { /** This. */ readonly id: Id; }',
    'interface one {\n    readonly id: Id;\n}',
    ['Id'],
  ],
  [
    'a list of endpoints by their types',
    'export const one = api.injectEndpoints({ endpoints: (build) => ({ list: build.query<Row[], void>({ query: () => send() }) }) });',
    'const one = api.injectEndpoints({\n    endpoints: (build) => {\n        list: build.query<Row[], void>(…),\n    },\n})',
    ['Row', 'api', 'build'],
  ],
  [
    'a name taken out of another',
    'export const { useList: one } = rowsApi;',
    'const one = rowsApi.useList',
    ['rowsApi'],
  ],
])('shows %s', (_, source, text, uses) => {
  const seen = shown(source, 'one');
  expect(seen?.text).toBe(text);
  expect([...(seen?.uses ?? [])].sort()).toEqual(uses);
});

it('follows a name that is handed on', () => {
  writeFileSync(join(folder, 'inner.ts'), 'export type Inner = string;');
  expect(shown("export { Inner as one } from './inner';", 'one')?.text).toBe(
    'type Inner = string;',
  );
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';
import { parseJsonConfigFileContent, sys } from 'typescript';
import { compile, folder, settingsOf } from './check-types';

test('the types of what is released are checked, not those of its tests', () => {
  const { fileNames } = parseJsonConfigFileContent(settingsOf(['tools-wellbeing']), sys, folder);
  expect(fileNames.length).toBeGreaterThan(50);
  expect(fileNames.filter((name) => /\.test\.tsx?$|\/dev\//.test(name))).toEqual([]);
});

describe('a project', () => {
  let project = '';
  beforeEach(async () => {
    project = await mkdtemp(join(workspaceRoot, '.cache', 'types-'));
    const settings = {
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: [] },
      include: ['*.ts'],
    };
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings));
  });
  afterEach(() => rm(project, { recursive: true }));

  const check = () => compile(join(project, 'tsconfig.json'));

  test('whose types hold passes', async () => {
    await writeFile(join(project, 'page.ts'), 'export const minutes: number = 25;\n');
    await expect(check()).resolves.toBeUndefined();
  });

  test('with a type error is refused: what is wrong where, and the way out', async () => {
    await writeFile(join(project, 'page.ts'), "export const minutes: number = '25';\n");
    const refused = await check().catch(String);
    expect(refused).toContain('The types do not hold, nothing was released.');
    expect(refused).toMatch(/page\.ts\(1,14\): error TS2322: Type 'string' is not assignable/);
    expect(refused).toContain('Mend what is named above and release again.');
  });
});

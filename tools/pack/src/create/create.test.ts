import { join } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';
import { packageJson, type Packed } from './files';
import { remoteFile, toolFiles } from './tool';

const packed: Packed = {
  packages: {
    '@plainday/ui-theme': { version: '1.2.0', file: 'plainday-ui-theme-1.2.0.tgz' },
    '@plainday/remote-tools': { version: '1.2.0', file: 'plainday-remote-tools-1.2.0.tgz' },
  },
  dependencies: { react: '19.0.0' },
  devDependencies: { jest: '30.0.0' },
};

it('takes the packages of the platform from files or from a registry', () => {
  expect(JSON.parse(packageJson('tools-finance', packed, '../packages'))).toMatchObject({
    name: 'tools-finance',
    dependencies: {
      '@plainday/ui-theme': 'file:../packages/plainday-ui-theme-1.2.0.tgz',
      react: '19.0.0',
    },
    devDependencies: {
      '@plainday/remote-tools': 'file:../packages/plainday-remote-tools-1.2.0.tgz',
      jest: '30.0.0',
    },
  });
  expect(JSON.parse(packageJson('tools-finance', packed))).toMatchObject({
    dependencies: { '@plainday/ui-theme': '1.2.0' },
    devDependencies: { '@plainday/remote-tools': '1.2.0' },
  });
});

it('makes the tool of the generator, without a public page and without tests of the repository', () => {
  const files = toolFiles(join(workspaceRoot, 'tools/generators/templates'), 'piggy-bank');
  const paths = [...files.keys()];
  expect(paths).toContain('src/modules/piggy-bank/piggy-bank-page.tsx');
  expect(paths).toContain('src/modules/piggy-bank/model/piggy-bank.store.ts');
  expect(paths.filter((path) => path.includes('e2e'))).toEqual([]);
  for (const [path, text] of files) expect(path + text).not.toMatch(/__\w+__/);
  const manifest = files.get('src/modules/piggy-bank/piggy-bank.manifest.ts');
  expect(manifest).toContain("title: 'Piggy Bank'");
  expect(manifest).not.toContain('slug');
});

it('lists it in the remote', () => {
  expect(remoteFile('tools-finance', 'piggy-bank')).toBe(
    `import { defineRemote } from '@plainday/federation-contract';
import { piggyBankModule } from './modules/piggy-bank/piggy-bank.module';

export const remote = defineRemote('tools-finance', [piggyBankModule]);
`,
  );
});

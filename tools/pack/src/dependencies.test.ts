import { needsOf, packagesIn, versionOf } from './dependencies';
import { libraries, versions } from './packed';

it('finds the packages that a text imports, by the ways there are', () => {
  const text = `import { a } from 'react-dom/client';
export * from "./own";
import 'fake-indexeddb/auto';
const b = import('@plainday/ui-components/popover');
declare const c: import('zod/mini').ZodMiniType;
import { join } from 'node:path';
const { d } = require('jest-runtime');`;
  expect(packagesIn(text)).toEqual([
    'react-dom',
    'fake-indexeddb',
    '@plainday/ui-components',
    'zod',
    'jest-runtime',
  ]);
});

it('asks for what is there once in a page as a peer, in exactly the version that is here', () => {
  const { dependencies, peerDependencies } = needsOf('@plainday/ui-theme', [
    'react',
    'react',
    'zod',
    '@plainday/ui-theme',
  ]);
  expect(dependencies).toEqual({ zod: versionOf('zod') });
  expect(peerDependencies).toEqual({ react: versionOf('react') });
  expect(versionOf('react')).toMatch(/^\d+\.\d+\.\d+$/);
});

it('gives what is shared its own version, and everything else that of the contract', () => {
  const own = new Map(libraries().map(({ name, manifest }) => [name, manifest.version]));
  const packed = versions();
  for (const name of ['@plainday/federation-contract', '@plainday/data-api'])
    expect(packed.get(name)).toBe(own.get(name));
  for (const name of ['@plainday/ui-components', 'create-plainday-remote'])
    expect(packed.get(name)).toBe(own.get('@plainday/federation-contract'));
});

it('packs neither the host nor browser tests nor what writes tasks', () => {
  const names = libraries().map(({ name }) => name);
  expect(names).toContain('@plainday/testing-unit');
  expect(names).not.toContain('@plainday/federation-host');
  expect(names).not.toContain('@plainday/testing-e2e');
  expect(names).not.toContain('@plainday/data-tasks');
});

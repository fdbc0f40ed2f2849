import type { ModuleManifest } from '@plainday/federation-contract';
import { moduleFiles } from './module-files';

/** What a tool keeps, and where: for the public pages. */
export interface KeptBy {
  readonly title: string;
  readonly account: boolean;
  readonly device: boolean;
}

type Exported = Readonly<Record<string, Partial<ModuleManifest>>>;

const isManifest = (each: Partial<ModuleManifest>): each is ModuleManifest => 'heading' in each;

/** What the manifests of all modules say they keep, in the order of the sidebar; none that keeps nothing. */
export async function keptBy(): Promise<readonly KeptBy[]> {
  const files = await moduleFiles<Exported>('.manifest.ts');
  const manifests = files.flatMap(({ exported }) => Object.values(exported).find(isManifest) ?? []);
  return manifests
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ heading, stores }) => {
      if (!stores) return [];
      const { account = [], device = [], literal = [] } = stores;
      const here = device.length + literal.length > 0;
      return [{ title: heading, account: account.length > 0, device: here }];
    });
}

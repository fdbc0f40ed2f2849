import type { ModuleManifest } from '@plainday/federation-contract';
import { Funnel } from 'lucide';

export const filterManifest: ModuleManifest = {
  id: 'filter',
  title: 'Tags and filters',
  heading: 'Filter',
  icon: Funnel,
  group: 'core',
  order: 12,
  stores: { account: ['filters'] },
  offers: { search: true },
  commands: [{ id: 'new', title: 'Filter tasks', words: ['filter', 'tags', 'conditions'], at: '' }],
};

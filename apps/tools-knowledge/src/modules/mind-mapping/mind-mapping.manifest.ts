import { Network } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';
import { MAP_SHORTCUTS } from './mind-mapping.shortcuts';

export const mindMappingManifest = {
  id: 'mind-mapping',
  title: 'Mind Mapping',
  shortTitle: 'Mind Maps',
  heading: 'Mind Mapping',
  icon: Network,
  group: 'tool',
  order: 120,
  slug: 'mind-mapping',
  stores: { device: ['mind-mapping'] },
  offers: { links: ['mind-map'], search: true },
  commands: [
    { id: 'open', title: 'Go to Mind Mapping', shortcut: 'g j' },
    ...MAP_SHORTCUTS,
    {
      id: 'export',
      title: 'Export a mind map',
      words: ['export', 'markdown', 'png', 'svg'],
      at: '',
    },
  ],
} as const satisfies ModuleManifest;

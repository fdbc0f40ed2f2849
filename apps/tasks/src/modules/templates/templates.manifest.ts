import { LayoutTemplate } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const templatesManifest = {
  id: 'templates',
  title: 'Template Manager',
  shortTitle: 'Templates',
  heading: 'Template Manager',
  icon: LayoutTemplate,
  group: 'tool',
  order: 40,
  slug: 'task-templates',
  stores: { device: ['templates'] },
  commands: [
    { id: 'open', title: 'Go to Template Manager', shortcut: 'g o' },
    { id: 'paste', title: 'Import a checklist as a template', words: ['import'], at: '' },
  ],
} as const satisfies ModuleManifest;

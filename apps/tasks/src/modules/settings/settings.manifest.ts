import type { ModuleManifest } from '@plainday/federation-contract';
import { Settings } from 'lucide';

export const settingsManifest: ModuleManifest = {
  id: 'settings',
  title: 'Settings',
  heading: 'Settings',
  icon: Settings,
  group: 'core',
  order: 30,
  commands: [{ id: 'new-project', title: 'Create a project' }],
};

import type { ModuleManifest } from '@plainday/federation-contract';
import { Plus } from 'lucide';

export const quickAddManifest: ModuleManifest = {
  id: 'quick-add',
  title: 'Quick add',
  heading: 'Quick add',
  icon: Plus,
  group: 'hidden',
  order: 5,
};

import type { ModuleManifest } from '@plainday/federation-contract';
import { Sunrise } from 'lucide';

export const upcomingManifest: ModuleManifest = {
  id: 'upcoming',
  title: 'Upcoming',
  heading: 'Upcoming',
  icon: Sunrise,
  group: 'core',
  order: 8,
  commands: [{ id: 'open', title: 'Go to Upcoming', shortcut: 'g u' }],
};

import type { ModuleManifest } from '@plainday/federation-contract';
import { LayoutDashboard } from 'lucide';

export const productivityDashboardManifest = {
  id: 'dashboard',
  title: 'Productivity Dashboard',
  shortTitle: 'Dashboard',
  heading: 'Productivity Dashboard',
  icon: LayoutDashboard,
  group: 'tool',
  order: 20,
  slug: 'productivity-dashboard',
  stores: { account: ['tasks', 'projects'] },
  commands: [{ id: 'open', title: 'Go to Productivity Dashboard', shortcut: 'g d' }],
} as const satisfies ModuleManifest;

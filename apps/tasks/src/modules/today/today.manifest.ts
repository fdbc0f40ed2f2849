import type { ModuleManifest } from '@plainday/federation-contract';
import { Sun } from 'lucide';
import { DAY_COMMANDS } from '../../shared/days/day-shortcuts';

export const todayManifest: ModuleManifest = {
  id: 'today',
  title: 'Today',
  heading: 'Today',
  icon: Sun,
  group: 'core',
  order: 6,
  commands: [{ id: 'open', title: 'Go to Today', shortcut: 'g t' }, ...DAY_COMMANDS],
};

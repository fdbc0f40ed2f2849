import { Wind } from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';

export const mindfulManifest = {
  id: 'mindful',
  title: 'Mindful Break',
  heading: 'Mindful Break',
  icon: Wind,
  group: 'tool',
  order: 70,
  slug: 'mindful-breaks',
} as const satisfies ModuleManifest;

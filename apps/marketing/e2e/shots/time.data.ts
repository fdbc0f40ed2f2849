import type { Row } from './account';
import { at } from './morning';
import { cafe, home, website } from './tasks.data';

type Span = readonly [offset: number, from: number, minutes: number, name: string, project: string];

const spans: readonly Span[] = [
  [0, 8, 55, 'Second layout for Anders', website],
  [-1, 9, 95, 'Second layout for Anders', website],
  [-1, 13, 50, 'Menu proof', cafe],
  [-2, 8, 120, 'Menu proof', cafe],
  [-2, 14, 70, 'Move the old posts', website],
  [-3, 10, 45, 'Paper samples', cafe],
  [-3, 15, 30, 'Heating', home],
  [-4, 9, 110, 'First sketches', cafe],
];

/** Time that was tracked this week. */
export const sessions: readonly Row[] = spans.map(([offset, from, minutes, name, project]) => ({
  task_name: name,
  project_id: project,
  start_time: at(offset, from),
  end_time: at(offset, from + Math.floor(minutes / 60), minutes % 60),
  duration: minutes * 60,
}));

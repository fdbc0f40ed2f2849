import type { FeedTask } from '../feed.types';

/** A task as the database gives it to the feed, due on 1 December 2026 at 9 in Berlin. */
export function feedTask(own: Partial<FeedTask> = {}): FeedTask {
  return {
    id: '6f1c7c0e-0000-4000-8000-000000000001',
    title: 'Water the plants',
    project: null,
    due_date: '2026-12-01T08:00:00+00:00',
    due_day: null,
    duration: null,
    rev: 3,
    updated_at: '2026-11-20T10:11:12.345+00:00',
    series_id: null,
    repeat_pattern: null,
    repeat_interval: null,
    repeat_until: null,
    repeat_rule: null,
    repeat_from: null,
    repeat_left: null,
    repeat_anchor_day: null,
    ...own,
  };
}

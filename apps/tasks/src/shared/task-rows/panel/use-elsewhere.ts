import { selectUnsent, useAppStore } from '@plainday/data-api';
import type { TaskDraft } from '@plainday/domain-tasks';
import { announce } from '@plainday/ui-patterns';
import { useEffect, useMemo } from 'react';
import { PANEL_FORM } from './panel-keys';

type Keys = readonly (keyof TaskDraft)[];

/** What a person calls each field; its part of the panel says so in `data-part`. */
const PARTS: Record<keyof TaskDraft, string> = {
  title: 'Title',
  notes: 'Notes',
  due_date: 'Due date',
  due_day: 'Due date',
  project_id: 'Project',
  priority: 'Priority',
  duration: 'Duration',
  tags: 'Tags',
  reminder_time: 'Reminder',
  repeat_pattern: 'Repeat',
  repeat_interval: 'Repeat',
  repeat_until: 'Repeat',
  repeat_rule: 'Repeat',
  repeat_from: 'Repeat',
  repeat_left: 'Repeat',
  description: 'Description',
  focused: 'In focus',
};

/** Begins the flash of a part, also where it has flashed before. */
function flash(part: HTMLElement): void {
  delete part.dataset.flash;
  // Drawn once without it, else it would not begin again.
  void part.offsetWidth;
  part.dataset.flash = '';
}

/**
 * Flashes the fields that somebody changed on another device, and says which; empty once something is changed here.
 * What the list beside the panel does is known by its write, which is under way then: other devices are heard at rest.
 */
export function useElsewhere(given: Keys): string {
  const store = useAppStore();
  const parts = useMemo(() => {
    const isOwn = selectUnsent(store.getState()) > 0;
    return [...new Set(isOwn ? [] : given.map((key) => PARTS[key]))];
  }, [given, store]);
  const said = parts.length > 0 ? `Changed elsewhere: ${parts.join(', ')}` : '';

  useEffect(() => {
    if (!said) return;
    announce(said);
    const panel = document.querySelector(`#${PANEL_FORM}`)?.closest('[role="dialog"]');
    for (const part of parts)
      panel?.querySelectorAll<HTMLElement>(`[data-part="${part}"]`).forEach(flash);
  }, [said, parts]);
  return said;
}

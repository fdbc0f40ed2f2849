import type { TaskDraft } from '@plainday/domain-tasks';
import { announce } from '@plainday/ui-patterns';
import { useEffect, useMemo, useState } from 'react';
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

/** What somebody does next: what was said before it has been seen. */
const NEXT = ['keydown', 'pointerdown'] as const;

/**
 * Flashes the fields that somebody changed on another device, and says which, until the next key or press anywhere on
 * the page.
 */
export function useElsewhere(given: Keys): string {
  const [seen, setSeen] = useState<Keys>([]);
  const parts = useMemo(
    () => [...new Set(given === seen ? [] : given.map((key) => PARTS[key]))],
    [given, seen],
  );
  const said = parts.length > 0 ? `Changed elsewhere: ${parts.join(', ')}` : '';

  useEffect(() => {
    if (!said) return;
    announce(said);
    const panel = document.querySelector(`#${PANEL_FORM}`)?.closest('[role="dialog"]');
    for (const part of parts)
      panel?.querySelectorAll<HTMLElement>(`[data-part="${part}"]`).forEach(flash);
    const see = () => setSeen(given);
    for (const name of NEXT) window.addEventListener(name, see, true);
    return () => {
      for (const name of NEXT) window.removeEventListener(name, see, true);
    };
  }, [said, parts, given]);
  return said;
}

import { useState } from 'react';
import { Button } from '@plainday/ui-components';
import { DayCalendar } from './month/day-calendar';

export default { title: 'Kit/Calendars', parameters: { alone: true } };

/** Wednesday, November 25, 2026, at noon in Greenwich. */
const NOW = 1_795_608_000_000;

export function Open() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button ref={setAnchor} onClick={() => setOpen(true)}>
        Choose a day
      </Button>
      {anchor && isOpen && (
        <DayCalendar
          anchor={anchor}
          label="Choose a day"
          value="2026-11-26"
          nowMs={NOW}
          onPick={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Plus } from 'lucide';
import { Button } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { ErrorState, LoadingState, useFocusHome } from '@plainday/ui-patterns';
import { MAX_CALENDARS } from '../../hooks/keep-calendar';
import { useCalendars } from '../../hooks/use-calendars';
import type { Subscription } from '../../model/foreign/subscription.schema';
import { CalendarForm } from './calendar-form';
import { CalendarRow } from './calendar-row';

const Empty = styled.p`
  color: var(--text-2);
  font: var(--type-small);
  text-wrap: pretty;
`;

interface CalendarsDialogProps {
  readonly onClose: () => void;
}

/** The calendars of others: which are shown, how each is, and one more (CV14). */
export function CalendarsDialog({ onClose }: CalendarsDialogProps) {
  const { calendars, status, retry, freeColor, add, change, show, remove } = useCalendars();
  const [form, setForm] = useState<{ readonly calendar: Subscription | null } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusHome(list, addButton);

  if (form) {
    const { calendar } = form;
    return (
      <CalendarForm
        calendar={calendar}
        color={freeColor}
        taken={calendars.filter(({ id }) => id !== calendar?.id).map(({ address }) => address)}
        onSave={(draft) => (calendar ? change(calendar, draft) : add(draft))}
        onClose={() => setForm(null)}
      />
    );
  }
  const isFull = calendars.length >= MAX_CALENDARS;
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Calendars of others"
      description="Read only, beside your tasks, on all of your devices."
      footer={
        <>
          <Button
            icon={Plus}
            ref={addButton}
            aria-disabled={isFull}
            onClick={() => !isFull && setForm({ calendar: null })}
          >
            Add calendar
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {status === 'loading' && <LoadingState rows={2} />}
      {status === 'error' && (
        <ErrorState
          title="Your calendars could not be loaded"
          text="Check the connection, then try again."
          onRetry={() => void retry()}
        />
      )}
      {status === 'ready' && calendars.length === 0 && (
        <Empty>
          None yet. Google, Outlook, Apple and others give each calendar an address for subscribing,
          mostly in its settings, as “iCal” or “ICS”.
        </Empty>
      )}
      {calendars.length > 0 && (
        <ul role="list" aria-label="Calendars" ref={list}>
          {calendars.map((calendar) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              onShow={(isShown) => show(calendar, isShown)}
              onEdit={() => setForm({ calendar })}
              onRemove={() => remove(calendar)}
            />
          ))}
        </ul>
      )}
      {isFull && <Empty>At most {MAX_CALENDARS} calendars are shown.</Empty>}
    </ResponsiveDialog>
  );
}

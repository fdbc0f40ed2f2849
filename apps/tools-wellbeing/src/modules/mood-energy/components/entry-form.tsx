import { useRef } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useDeviceValue } from '@plainday/data-device';
import { trimmedText } from '@plainday/shared-utils';
import { Button, TextField } from '@plainday/ui-components';
import { phone, tablet } from '@plainday/ui-theme';
import type { EntryFields } from '../hooks/use-entries';
import { moodDraft } from '../model/mood.store';
import { EnergyScale, MoodScale } from './scales';

const Form = styled.form`
  margin-bottom: var(--space-6);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

const Scales = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-6);
  padding: var(--space-4);
  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${phone} {
    padding: var(--space-3);
  }
`;

const Foot = styled.div`
  display: flex;
  gap: var(--space-2);
  padding: 8px;
  border-top: 1px solid var(--line);
  input {
    flex: 1;
    min-width: 0;
    border-color: transparent;
    background: none;
  }
  button {
    flex: none;
  }
`;

/** How one feels now: two taps and Record Entry. What stands in it survives leaving the screen. */
export function EntryForm({ onRecord }: { readonly onRecord: (fields: EntryFields) => void }) {
  const [draft, setDraft] = useDeviceValue(moodDraft);
  const form = useRef<HTMLFormElement>(null);
  const { mood, energy, notes } = draft;
  const isWhole = mood !== null && energy !== null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (mood === null || energy === null) return;
    const text = trimmedText(notes);
    onRecord({ mood, energy, ...(text ? { notes: text } : {}) });
    setDraft(() => moodDraft.initial);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <Form ref={form} aria-label="New entry" autoComplete="off" onSubmit={handleSubmit}>
      <Scales>
        <MoodScale value={mood} onChange={(step) => setDraft((now) => ({ ...now, mood: step }))} />
        <EnergyScale
          value={energy}
          onChange={(step) => setDraft((now) => ({ ...now, energy: step }))}
        />
      </Scales>
      <Foot>
        <TextField
          aria-label="Notes (optional)"
          placeholder="Notes (optional)"
          dir="auto"
          maxLength={2000}
          value={notes}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setDraft((now) => ({ ...now, notes: value }));
          }}
        />
        <Button type="submit" variant="primary" disabled={!isWhole}>
          Record Entry
        </Button>
      </Foot>
    </Form>
  );
}

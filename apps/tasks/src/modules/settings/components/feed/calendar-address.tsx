import { useState, type FormEvent, type Ref } from 'react';
import { Icon, TextField } from '@plainday/ui-components';
import { Link } from 'lucide';
import styled from 'styled-components';

const Box = styled.form`
  position: relative;
  margin-top: 10px;
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 12px;
    margin-block: auto;
    color: var(--text-3);
    pointer-events: none;
  }
  input {
    padding-inline-start: 36px;
    font: var(--type-small);
  }
`;

interface CalendarAddressProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Resolves to whether there is a calendar now. */
  readonly onAdd: (address: string) => Promise<boolean>;
}

/** Adds a calendar by its address. What was typed stays where there is none. */
export function CalendarAddress({ ref, onAdd }: CalendarAddressProps) {
  const [address, setAddress] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = address.trim();
    if (typed === '' || isBusy) return;
    setBusy(true);
    if (await onAdd(typed)) setAddress((now) => (now.trim() === typed ? '' : now));
    setBusy(false);
  }

  return (
    <Box onSubmit={(event) => void submit(event)}>
      <Icon icon={Link} size={16} />
      <TextField
        ref={ref}
        aria-label="Address of a calendar"
        aria-busy={isBusy || undefined}
        type="text"
        inputMode="url"
        dir="ltr"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        placeholder="Paste an address (https or webcal)"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
    </Box>
  );
}

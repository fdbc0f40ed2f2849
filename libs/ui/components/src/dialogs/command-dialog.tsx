import { Command } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import { VisuallyHidden } from '../layout/visually-hidden';
import { panelStyle, Scrim } from './dialog-style';
import type { DialogSize } from './dialog-style';
import { useDialogFocus } from './use-dialog-focus';

/** The list below the field, its groups and their rows: arrows, Home, End and Enter go through all of them. */
export const CommandList = Command.List;
export const CommandGroup = Command.Group;
export const CommandItem = Command.Item;

export interface CommandDialogProps {
  /** Name of the dialog and of its field. */
  readonly title: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Value of the row that Enter chooses; empty where none is. */
  readonly selected: string;
  readonly onSelectedChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  /** Whether closing gives the focus back to where it came from; asked when the dialog has gone. */
  readonly givesFocusBack: () => boolean;
  /** Stands before and behind the field. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

const Panel = styled(Radix.Content)<{ $size: DialogSize; $sheet: boolean }>`
  ${panelStyle}
  inset-block: min(146px, 12dvh) auto;
  width: min(640px, calc(100vw - 32px));
  max-height: min(76dvh, 620px);
  margin-block: 0;
  overflow: hidden;
  ${phone} {
    inset-block: 0;
    max-height: none;
  }
`;

const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-3);
  min-height: 56px;
  padding: 0 var(--space-4);
  border-bottom: 1px solid var(--line);
  color: var(--text-2);
`;

const Input = styled(Command.Input)`
  flex: 1;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  font: 400 var(--type-lead);
  &&:focus-visible {
    outline: none;
  }
`;

const Whole = styled(Command)`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
`;

/** A field over a list of rows that it chooses from: a combobox in a modal window. Its caller does the finding. */
export function CommandDialog(props: CommandDialogProps) {
  const focus = useDialogFocus(true);
  const [changes, setChanges] = useState(0);
  // The list chooses its first row by itself, and would keep that although its caller did not. It trims the value: a
  // blank more makes it take the caller's again.
  const value = (props.selected || 'none') + ' '.repeat(changes % 2);

  function handleChange(next: string) {
    setChanges((count) => count + 1);
    props.onSelectedChange(next);
  }

  function handleCloseFocus(event: Event) {
    if (props.givesFocusBack()) focus.leave(event);
    else event.preventDefault();
  }

  return (
    <Radix.Root open onOpenChange={props.onClose}>
      <Radix.Portal>
        <Scrim />
        <Panel $size="m" $sheet aria-describedby={undefined} onCloseAutoFocus={handleCloseFocus}>
          <VisuallyHidden>
            <Radix.Title>{props.title}</Radix.Title>
          </VisuallyHidden>
          <Whole
            label={props.title}
            shouldFilter={false}
            vimBindings={false}
            loop
            value={value}
            onValueChange={handleChange}
            onKeyDown={props.onKeyDown}
          >
            <Field>
              {props.before}
              <Input
                autoFocus
                placeholder={props.placeholder}
                value={props.text}
                onValueChange={props.onTextChange}
              />
              {props.after}
            </Field>
            {props.children}
          </Whole>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

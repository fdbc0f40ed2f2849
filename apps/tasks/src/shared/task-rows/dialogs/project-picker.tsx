import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Project } from '@plainday/domain-tasks';
import { foldText, isComposing, isEnter, matchesText } from '@plainday/shared-utils';
import { Icon, ProjectDot, TextField } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { takeTypedAhead } from '@plainday/ui-patterns';
import { Check, Inbox } from 'lucide';
import { Choices, NoChoice } from './project-picker-style';

interface ProjectPickerProps {
  readonly projects: readonly Project[];
  /** Where the tasks are now; undefined when they are not all in one place. */
  readonly current: string | null | undefined;
  readonly anchor: HTMLElement;
  readonly onPick: (projectId: string | null) => void;
  readonly onClose: () => void;
}

interface Choice {
  readonly id: string | null;
  readonly title: string;
  readonly color?: string;
}

const NO_PROJECT: Choice = { id: null, title: 'No Project' };

/** A small window that finds a project as one types: Enter takes the marked one. */
export function ProjectPicker(props: ProjectPickerProps) {
  const { projects, current, anchor, onPick, onClose } = props;
  const [query, setQuery] = useState(takeTypedAhead);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const folded = foldText(query.trim());
  const found = [NO_PROJECT, ...projects].filter(({ title }) => matchesText(title, folded));
  const at = Math.min(marked, found.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  function pick(choice: Choice | undefined): void {
    if (!choice) return;
    onClose();
    onPick(choice.id);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') setMarked((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setMarked((at - 1 + found.length) % found.length);
    else if (isEnter(event)) pick(found[at]);
    else return;
    event.preventDefault();
  }

  return (
    <Popover
      open
      anchor={anchor}
      label="Move to a project"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <TextField
        role="combobox"
        aria-label="Project"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
        placeholder="Move to..."
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setMarked(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <Choices id={listId} role="listbox" aria-label="Projects">
        {found.map((choice, index) => (
          <li
            key={choice.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            ref={(node) => {
              if (index === at) node?.scrollIntoView({ block: 'nearest' });
            }}
            onPointerMove={() => setMarked(index)}
            onClick={() => pick(choice)}
          >
            {choice.color ? <ProjectDot color={choice.color} /> : <Icon icon={Inbox} size={16} />}
            <bdi>{choice.title}</bdi>
            {choice.id === current && <Icon icon={Check} size={16} />}
          </li>
        ))}
      </Choices>
      {found.length === 0 && <NoChoice role="status">No project found</NoChoice>}
    </Popover>
  );
}

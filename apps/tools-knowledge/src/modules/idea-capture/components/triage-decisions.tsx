import { isMac } from '@plainday/shared-platform';
import { DELETE_KEYS, shortcutLabel } from '@plainday/shared-utils';
import { Archive, CircleCheck, Goal, Star, Trash2 } from 'lucide';
import { styled } from 'styled-components';
import { Icon, Kbd } from '@plainday/ui-components';
import { forcedColors, phone } from '@plainday/ui-theme';
import type { Decision } from '../model/triage.logic';

const Box = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--line);
  gap: 1px;
  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Choice = styled.button<{ $common: boolean }>`
  position: relative;
  display: grid;
  align-content: space-between;
  justify-items: start;
  gap: 4px;
  min-height: 98px;
  padding: 16px;
  border: 0;
  background: ${({ $common }) => ($common ? 'var(--accent-soft)' : 'var(--surface)')};
  color: var(--text-2);
  text-align: start;
  strong {
    display: block;
    color: ${({ $common }) => ($common ? 'var(--accent-text)' : 'var(--text)')};
    font: 600 var(--type-body);
  }
  small {
    font: var(--type-caption);
  }
  kbd {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-end: 14px;
  }
  &:hover:not(:disabled) {
    background: var(--hover);
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  &:disabled {
    opacity: 0.5;
  }
  ${phone} {
    min-height: 64px;
    padding: 10px 14px;
  }
  ${forcedColors} {
    border: 1px solid ButtonText;
  }
`;

const CHOICES = [
  { id: 'task', label: 'Make task', hint: 'in All Tasks', keys: 'T', icon: CircleCheck },
  { id: 'goal', label: 'Make goal', hint: 'of this week', keys: 'W', icon: Goal },
  { id: 'star', label: 'Star', hint: 'keep in sight', keys: 'S', icon: Star },
  { id: 'archive', label: 'Archive', hint: 'out of sight', keys: 'A', icon: Archive },
  { id: 'remove', label: 'Delete', hint: 'for good', keys: null, icon: Trash2 },
] as const;

const DONE: Record<Decision, string> = {
  task: 'This became a task.',
  goal: 'This became a goal.',
  starred: 'This is starred.',
  archived: 'This is archived.',
  deleted: 'This is deleted.',
};

const Decided = styled.p`
  padding: var(--space-4);
  color: var(--text-3);
  text-align: center;
`;

export interface TriageDecisionsProps {
  readonly decisions: Readonly<Record<(typeof CHOICES)[number]['id'], () => unknown>>;
  /** What there is a tool for. */
  readonly can: Readonly<Record<'task' | 'goal', boolean>>;
  /** What was decided about it already; it can be undone. */
  readonly decided: Decision | null;
}

/** What can become of an idea. Nothing pushes: the common one is tinted, not filled. */
export function TriageDecisions({ decisions, can, decided }: TriageDecisionsProps) {
  if (decided) return <Decided>{DONE[decided]}</Decided>;
  return (
    <Box role="group" aria-label="Decide">
      {CHOICES.map(({ id, label, hint, keys, icon }) => (
        <Choice
          key={id}
          type="button"
          $common={id === 'task'}
          disabled={(id === 'task' || id === 'goal') && !can[id]}
          onClick={() => decisions[id]()}
        >
          <Icon icon={icon} size={20} />
          <span>
            <strong>{label}</strong>
            <small>{hint}</small>
          </span>
          <Kbd aria-hidden>{keys ?? shortcutLabel(DELETE_KEYS, isMac())}</Kbd>
        </Choice>
      ))}
    </Box>
  );
}

import { Check, Ellipsis, Link2, Pencil, RotateCcw, Trash2 } from 'lucide';
import { Button, Icon, MenuButton, type MenuEntry } from '@plainday/ui-components';
import { caretAt, InlineEdit, type Editing } from '@plainday/ui-patterns';
import type { Goal } from '../model/goals.schema';
import { targetOf } from '../model/progress.logic';
import { GoalPieces } from './goal-pieces';
import { Buttons, Count, DoneRow, Fed, Line, Mark, Row, Title } from './goal-style';

export interface GoalRowProps {
  readonly goal: Goal;
  readonly onStep: (goal: Goal, by: 1 | -1) => void;
  readonly onEdit: (goal: Goal) => void;
  /** Which title is edited in its place. */
  readonly renaming: Editing;
  /** The new title; null gives up. */
  readonly onRenamed: (goal: Goal, title: string | null) => void;
  readonly onDelete: (goal: Goal) => void;
}

/** The longest title of a goal. */
const TITLE_MAX = 200;

/** One goal: how far it is, and −1 and +1. A complete one has a check in their place (spec §4). */
export function GoalRow(props: GoalRowProps) {
  const { goal, onStep, onEdit, onDelete, renaming, onRenamed } = props;
  const { id, title, progress, carried = 0, unit, completed, feed } = goal;
  const target = targetOf(goal);

  function items(): MenuEntry[] {
    const edit = [
      { label: 'Edit', icon: Pencil, onSelect: () => onEdit(goal) },
      { label: 'Delete', icon: Trash2, danger: true, onSelect: () => onDelete(goal) },
    ];
    if (!completed) return edit;
    return [{ label: 'Reopen', icon: RotateCcw, onSelect: () => onStep(goal, -1) }, ...edit];
  }

  const text =
    renaming.editingId === id ? (
      <InlineEdit
        editing={renaming}
        label={`Rename ${title}`}
        value={title}
        maxLength={TITLE_MAX}
        onSave={(next) => onRenamed(goal, next)}
        onCancel={() => onRenamed(goal, null)}
      />
    ) : (
      <Line>
        {completed && (
          <Mark>
            <Icon icon={Check} size={13} title="Complete" />
          </Mark>
        )}
        <Title
          type="button"
          dir="auto"
          data-control="Rename"
          data-tip="Rename"
          onClick={(event) => renaming.start(id, caretAt(event))}
        >
          {title}
        </Title>
        {feed && (
          <Fed>
            <Icon icon={Link2} size={13} />
            counted by {feed.title}
            {feed.subject && <bdi>: {feed.subject.title}</bdi>}
          </Fed>
        )}
        <Count>
          <strong>{progress}</strong> of {target} {unit}
          {carried > 0 && `, ${carried} carried over`}
        </Count>
      </Line>
    );
  const menu = (
    <MenuButton
      label={`More: ${title}`}
      data-control="More"
      data-tip="More"
      icon={Ellipsis}
      iconSize={16}
      align="end"
      items={items}
    />
  );
  if (completed) {
    return (
      <DoneRow data-row-id={id}>
        {text}
        {menu}
      </DoneRow>
    );
  }
  return (
    <Row data-row-id={id}>
      <div>
        {text}
        <GoalPieces progress={progress} target={target} />
      </div>
      <Buttons>
        <Button
          data-control="minus"
          aria-label={`−1: ${title}`}
          disabled={progress === 0}
          onClick={() => onStep(goal, -1)}
        >
          −1
        </Button>
        <Button data-control="plus" aria-label={`+1: ${title}`} onClick={() => onStep(goal, 1)}>
          +1
        </Button>
        {menu}
      </Buttons>
    </Row>
  );
}

import { use, useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';
import { RowContext } from './row-context';
import { Actions, Columns, End, Meta, Row, Start, Text } from './list-row-style';

/** One thing that can be done with a row. */
export interface RowAction {
  /** `Delete`; the name of the row is said after it: `Delete: Buy milk`. */
  readonly label: string;
  readonly icon: IconNode;
  readonly run: () => void;
  readonly danger?: boolean;
  /** On or off, for stars and pins; the label stays the same. */
  readonly pressed?: boolean;
  readonly shortcut?: string;
}

export interface ListRowProps {
  /** Stable id; also how keys and links find the row. */
  readonly id: string;
  /** What the row is called, once and short: the names of its actions end with it. */
  readonly name: string;
  /** What is seen as the text of the row; its name when left out. */
  readonly children?: ReactNode;
  /** A quiet line below: date, category. */
  readonly meta?: ReactNode;
  /** `before`: in a column before the text, as the time of a note is; on a phone below it. */
  readonly metaPlace?: 'below' | 'before';
  /** Stands in a narrow column: facts and actions share the line below the text, as on a phone. */
  readonly narrow?: boolean;
  /** Before the text: a checkbox, a dot, a time. */
  readonly start?: ReactNode;
  /** After the text: a number, a badge. */
  readonly end?: ReactNode;
  /** Shown on hover and focus, always on touch. */
  readonly actions?: readonly RowAction[];
  /** Marks the row whose details are open beside the list. */
  readonly current?: boolean;
  /** A control of your own after the actions, such as a `MenuButton`. */
  readonly more?: ReactNode;
  /** Takes the place of the whole row, while it is edited. */
  readonly editor?: ReactNode;
}

/** Longer names are cut where they follow a label. */
const NAME_LENGTH = 40;

function short(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim();
  return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH).trimEnd()}…` : line;
}

/** A row with a hairline above. In a `RowList` that is a grid it takes the focus, and says text and facts once. */
export function ListRow(props: ListRowProps) {
  const { id, name, children, meta, metaPlace = 'below', start, end, actions = [] } = props;
  const { current, more, editor, narrow = false } = props;
  const inGrid = use(RowContext);
  const domId = useId();
  const parts = [`${domId}-text`, meta !== undefined && `${domId}-meta`, end && `${domId}-end`];
  const row = {
    'data-row-id': id,
    ...(inGrid && ({ as: 'div', role: 'row', tabIndex: -1 } as const)),
  };
  const cell = inGrid ? 'gridcell' : undefined;
  const hasActions = actions.length > 0 || Boolean(more);
  const isShared = hasActions && Boolean(end) && !narrow && metaPlace === 'below';

  if (editor)
    return (
      <Row {...row}>
        <div role={cell}>{editor}</div>
      </Row>
    );
  return (
    <Row
      {...row}
      aria-current={current || undefined}
      aria-labelledby={inGrid ? parts.filter(Boolean).join(' ') : undefined}
    >
      <Columns
        role={cell}
        $meta={meta === undefined ? 'none' : metaPlace}
        $hasEnd={Boolean(end)}
        $narrow={narrow}
        $shared={isShared}
      >
        {start && <Start>{start}</Start>}
        <Text id={`${domId}-text`} dir="auto">
          {children ?? name}
        </Text>
        {meta !== undefined && <Meta id={`${domId}-meta`}>{meta}</Meta>}
        {end && (
          <End id={`${domId}-end`} $shared={isShared}>
            {end}
          </End>
        )}
        {hasActions && (
          <Actions $shared={isShared}>
            {actions.map((action) => (
              <IconButton
                key={action.label}
                data-control={action.label}
                label={`${action.label}: ${short(name)}`}
                data-tip={action.label}
                icon={action.icon}
                iconSize={16}
                variant={action.danger ? 'danger' : 'ghost'}
                shortcut={action.shortcut}
                aria-pressed={action.pressed}
                onClick={action.run}
              />
            ))}
            {more}
          </Actions>
        )}
      </Columns>
    </Row>
  );
}

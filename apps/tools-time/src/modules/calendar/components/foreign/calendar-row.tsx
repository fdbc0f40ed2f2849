import { styled } from 'styled-components';
import { Pencil, RotateCw, Trash2 } from 'lucide';
import { useDayRule } from '@plainday/data-preferences';
import { IconButton, Switch } from '@plainday/ui-components';
import { useNow } from '@plainday/ui-patterns';
import { useCalendarTextQuery } from '../../api/calendars.api';
import type { Subscription } from '../../model/foreign/subscription.schema';
import { stateWords } from '../../model/foreign/words.logic';
import { EventMark } from '../glyphs';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 52px;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font: var(--type-body);
  }
  small {
    display: block;
    color: var(--text-3);
    font: var(--type-caption);
    &[data-wrong] {
      color: var(--amber);
    }
  }
`;

interface CalendarRowProps {
  readonly calendar: Subscription;
  readonly onShow: (isShown: boolean) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A calendar with how it is, shown or not. */
export function CalendarRow({ calendar, onShow, onEdit, onRemove }: CalendarRowProps) {
  const { name, address, color, is_shown } = calendar;
  const { data, refetch, isFetching } = useCalendarTextQuery(address);
  const { text, isWell } = stateWords(data ?? {}, useNow('minute'), useDayRule());
  return (
    <Row>
      <EventMark aria-hidden $color={color} />
      <div>
        <span dir="auto">{name}</span>
        <small data-wrong={(data && !isWell) || undefined}>{isFetching ? 'Asking …' : text}</small>
      </div>
      <Switch
        label={`Show ${name}`}
        checked={is_shown}
        onChange={(event) => onShow(event.currentTarget.checked)}
      />
      <IconButton
        label={isWell ? `Refresh ${name}` : `Try ${name} again`}
        icon={RotateCw}
        size={32}
        compact
        onClick={() => void refetch()}
      />
      <IconButton label={`Edit ${name}`} icon={Pencil} size={32} compact onClick={onEdit} />
      <IconButton label={`Remove ${name}`} icon={Trash2} size={32} compact onClick={onRemove} />
    </Row>
  );
}

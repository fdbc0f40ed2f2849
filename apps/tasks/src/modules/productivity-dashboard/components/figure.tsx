import { Progress } from '@plainday/ui-components';
import { ShellLink } from '../../../shared/shell-link';
import { selectionOf } from '../hooks/use-place';
import type { ListPlace } from '../model/place';
import { Card, Name, Value } from './figure-style';
import { Hint } from './overview-style';
import { useRule } from './use-rule';

interface FigureProps {
  readonly place: ListPlace;
  readonly title: string;
  readonly value: string;
  readonly rule: string;
  readonly note?: string;
  /** Percent of the bar below the number. */
  readonly percent?: number;
}

/** A number, its rule, and the way to what it counted. */
export function Figure({ place, title, value, rule, note, percent }: FigureProps) {
  const { ruleId, text } = useRule(rule);
  return (
    <Card>
      <ShellLink to={selectionOf(place)} aria-describedby={ruleId} data-tip={rule}>
        <Name>{title}</Name> <Value>{value}</Value>
      </ShellLink>
      {note && <Hint>{note}</Hint>}
      {percent !== undefined && <Progress label={title} value={percent} />}
      {text}
    </Card>
  );
}

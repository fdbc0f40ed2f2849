import { Progress, ProjectDot, VisuallyHidden } from '@plainday/ui-components';
import { ShellLink } from '../../../../shared/shell-link';
import { selectionOf } from '../../hooks/use-place';
import type { Share } from '../../model/counted.logic';
import type { ListPlace } from '../../model/place';
import { Count, Done, Line, Name } from './bar-row-style';

interface BarRowProps {
  readonly place: ListPlace;
  readonly name: string;
  readonly share: Share;
  /** Colour of the dot and the bar. */
  readonly color: string;
}

/** One line of a breakdown: name, count, and how much of it is completed. The whole line is the link to its list. */
export function BarRow({ place, name, share: { total, completed }, color }: BarRowProps) {
  return (
    <Line>
      <ShellLink to={selectionOf(place)}>
        <ProjectDot color={color} />
        <Name>{name}</Name>{' '}
        <Count>
          {total}
          <VisuallyHidden>{total === 1 ? ' task' : ' tasks'}</VisuallyHidden>
        </Count>{' '}
        <Done>{`${completed} completed`}</Done>
      </ShellLink>
      <Progress
        label={`${name}, completed`}
        value={completed}
        max={Math.max(1, total)}
        color={color}
      />
    </Line>
  );
}

import type { Due } from '@plainday/domain-tasks';
import { Icon } from '@plainday/ui-components';
import {
  CalendarArrowUp,
  CircleSlash,
  ClockArrowUp,
  Sofa,
  Sun,
  Sunrise,
  type IconNode,
} from 'lucide';
import { Words } from './date-style';
import { dateWords, type DateWord } from '../date-words.logic';
import type { Asking } from '../read-when.logic';

const ICONS: Readonly<Record<DateWord['id'], IconNode>> = {
  later: ClockArrowUp,
  today: Sun,
  tomorrow: Sunrise,
  weekend: Sofa,
  'next-week': CalendarArrowUp,
  never: CircleSlash,
};

interface DateWordsProps {
  readonly due: Due;
  readonly asking: Asking;
  readonly onPick: (due: Due) => void;
}

/** Dates in a word, each set by one press. */
export function DateWords({ due, asking, onPick }: DateWordsProps) {
  return (
    <Words className="words" role="group" aria-label="Dates">
      {dateWords(due, asking).map((word) => (
        <button key={word.id} type="button" onClick={() => onPick(word.due)}>
          <Icon icon={ICONS[word.id]} size={18} />
          <span>{word.label}</span>
          <small aria-hidden>{word.note}</small>
        </button>
      ))}
    </Words>
  );
}

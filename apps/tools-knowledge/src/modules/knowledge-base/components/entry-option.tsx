import { CornerUpLeft } from 'lucide';
import { memo } from 'react';
import { useDayRule } from '@plainday/data-preferences';
import type { DayKey } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import { Icon, VisuallyHidden } from '@plainday/ui-components';
import { kindOf } from '../../../shared/links/kinds';
import type { Entry } from '../model/entry.schema';
import { categoryName, dayText, ENTRY_KINDS, excerptOf } from '../model/words.logic';
import { Back, Day, Excerpt, Facts, Mark, Option, StarMark, Title } from './entry-option-style';
import { STAR_FULL } from './star-icon';

export interface EntryOptionProps {
  readonly entry: Entry;
  readonly today: DayKey;
  readonly backlinks: number;
  readonly isSelected: boolean;
  /** True for the one that Tab stops at. */
  readonly isStop: boolean;
}

/** One entry in the list: what it is, its title, when it changed, and how it begins. */
export const EntryOption = memo(function EntryOption(props: EntryOptionProps) {
  const { entry, today, backlinks, isSelected, isStop } = props;
  const rule = useDayRule();
  const { icon, name } = kindOf(ENTRY_KINDS[entry.type]);
  const isCode = entry.type === 'snippet';
  return (
    <Option
      role="option"
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-row-id={entry.id}
    >
      <Mark>
        <Icon icon={icon} size={16} title={name} />
      </Mark>
      <Title dir="auto">{entry.title}</Title>
      {entry.starred && (
        <StarMark>
          <Icon icon={STAR_FULL} size={14} title="Starred" />
        </StarMark>
      )}
      <Day>{dayText(entry.updatedAt, today, rule)}</Day>
      <Facts>{isCode ? entry.language : categoryName(entry.category)}</Facts>
      <Excerpt dir="auto" $isCode={isCode}>
        {excerptOf(entry)}
      </Excerpt>
      {backlinks > 0 && (
        <Back>
          <Icon icon={CornerUpLeft} size={13} />
          <span aria-hidden>{backlinks}</span>
          <VisuallyHidden>{plural(backlinks, 'link')} to this</VisuallyHidden>
        </Back>
      )}
    </Option>
  );
});

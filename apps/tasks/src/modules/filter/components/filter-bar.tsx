import { conditionsOf, filterWords } from '@plainday/domain-tasks/filters';
import type { Filter } from '@plainday/domain-tasks/filters';
import { OrderButton } from '../../../shared/task-rows/order/order-button';
import type { FilterView } from '../hooks/use-filter-view';
import { useWayBack } from '../hooks/use-way-back';
import { onlyTag, placeOf } from '../model/place.logic';
import { namesOf } from './condition-menu';
import { Conditions } from './conditions';
import { Sentence } from './conditions-style';
import { SaveButton } from './save-button';
import { SavedMenu } from './saved-menu';
import { TagMenu } from './tag-menu';

interface FilterBarProps {
  readonly shown: FilterView;
  readonly onChange: (filter: Filter) => void;
}

/** What is asked for, in chips and, where they are several, as one sentence; and what can be done to it. */
export function FilterBar({ shown, onChange }: FilterBarProps) {
  const { at, saved, filter, view } = shown;
  const tag = onlyTag(filter);
  const names = namesOf(view.projects);
  const wayBack = useWayBack();
  return (
    <>
      <Conditions filter={filter} projects={view.projects} onChange={onChange}>
        {!saved && placeOf(filter) !== '' && (
          <SaveButton key={at} filter={filter} names={names} wayBack={wayBack} />
        )}
        <OrderButton order={shown.order} onChange={shown.setOrder} />
        {saved && <SavedMenu key={saved.id} saved={saved} />}
        {!saved && tag !== null && <TagMenu key={tag} tag={tag} wayBack={wayBack} />}
      </Conditions>
      {conditionsOf(filter).length > 1 && (
        <Sentence dir="auto">{filterWords(filter, names)}</Sentence>
      )}
    </>
  );
}

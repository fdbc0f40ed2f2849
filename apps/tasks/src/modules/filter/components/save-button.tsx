import { filterWords, type Filter, type FilterNames } from '@plainday/domain-tasks/filters';
import { Button } from '@plainday/ui-components';
import { useState } from 'react';
import { useSavedActions } from '../hooks/use-saved-actions';
import type { WayBack } from '../hooks/use-way-back';
import { LateNameDialog } from './load-name-dialog';
import { cleanName, TITLE_MAX } from './saved-menu';

interface SaveButtonProps {
  readonly filter: Filter;
  readonly names: FilterNames;
  readonly wayBack: WayBack;
}

/** Keeps the conditions under a name, which their words are proposed as. */
export function SaveButton({ filter, names, wayBack }: SaveButtonProps) {
  const { save } = useSavedActions();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setNaming(true)}>
        Save as filter
      </Button>
      {isNaming && (
        <LateNameDialog
          title="Save as filter"
          start={filterWords(filter, names).slice(0, TITLE_MAX)}
          maxLength={TITLE_MAX}
          confirmOf={() => ({ label: 'Save' })}
          clean={cleanName}
          error="A filter needs a name"
          onClose={() => setNaming(false)}
          onName={(title) => save(filter, title, wayBack)}
        />
      )}
    </>
  );
}

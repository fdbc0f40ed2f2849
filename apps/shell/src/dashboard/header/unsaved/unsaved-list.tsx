import { selectUnsaved, textsOf, useAppSelector, type UnsavedWrite } from '@plainday/data-api';
import { DecisionList, type Decision, type ListPlace } from './decision-list';
import { andMore } from './describe-change.logic';

function describe({ words, arg }: UnsavedWrite): Decision {
  const choice = { retry: 'Retry', discard: 'Discard' };
  // What an older release has stored says nothing of itself: nothing of it is lost all the same.
  if (!words) return { name: 'Change', text: JSON.stringify(arg), ...choice };
  const [first] = words.names;
  const name =
    first === undefined ? words.done : `${words.done}: “${first}”${andMore(words.names)}`;
  return { name, text: textsOf(words).join('\n'), ...choice };
}

/** The changes that the server did not take: what each was, why, and what can be done with it. */
export function UnsavedList(place: ListPlace) {
  const writes = useAppSelector(selectUnsaved);
  return <DecisionList title="Could not be saved" writes={writes} describe={describe} {...place} />;
}

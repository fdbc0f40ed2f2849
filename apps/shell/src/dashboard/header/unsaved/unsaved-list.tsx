import { selectUnsaved, useAppSelector, type UnsavedWrite } from '@plainday/data-api';
import { DecisionList, type Decision, type ListPlace } from './decision-list';
import { describeWrite } from './describe-write.logic';

function describe(write: UnsavedWrite): Decision {
  const { kind, texts } = describeWrite(write);
  const name = texts[0] === undefined ? kind : `${kind}: “${texts[0]}”`;
  return { name, text: texts.join('\n'), retry: 'Retry', discard: 'Discard' };
}

/** The changes that the server did not take: what each was, why, and what can be done with it. */
export function UnsavedList(place: ListPlace) {
  const writes = useAppSelector(selectUnsaved);
  return <DecisionList title="Could not be saved" writes={writes} describe={describe} {...place} />;
}

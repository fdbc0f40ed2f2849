import {
  CHANGED_LIMIT,
  selectChanged,
  useAppSelector,
  type UnsavedWrite,
} from '@plainday/data-api';
import { DecisionList, type Decision, type ListPlace } from './decision-list';
import { describeChange } from './describe-change.logic';

const FULL = `The newest ${CHANGED_LIMIT} are kept, older ones were dropped.`;

const ANSWERS = {
  flip: ['Flip', 'Keep mine'],
  restore: ['Restore', 'Discard'],
  trashed: ['Restore', 'Leave in the trash'],
} as const;

function describe(write: UnsavedWrite): Decision {
  const { kind, name, fields, text } = describeChange(write);
  const details = fields.map(
    ({ label, theirs, mine }) => `${label}: “${theirs}” there, “${mine}” here`,
  );
  const [retry, discard] = ANSWERS[kind];
  return { name, details, text, retry, discard };
}

/** What other devices changed meanwhile: their values of the same fields, and what is in the trash or no longer there. */
export function ChangedList(place: ListPlace) {
  const writes = useAppSelector(selectChanged);
  return (
    <DecisionList
      title="Changed elsewhere"
      note={writes.length < CHANGED_LIMIT ? undefined : FULL}
      writes={writes}
      describe={describe}
      {...place}
    />
  );
}

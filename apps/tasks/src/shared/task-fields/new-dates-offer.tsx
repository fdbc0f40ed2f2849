import { useEffect, useState } from 'react';
import { changePreferences, readPreferences } from '@plainday/data-preferences';
import { clockText } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { Button } from '@plainday/ui-components';
import { hasHalves, writeTime } from '@plainday/ui-patterns';
import { Hint, Picks } from './fields-style';

/** Asks once, when a time was taken away, whether new dates shall have none either (decisions 89). */
export function NewDatesOffer() {
  const { id } = useShell().user;
  const [{ newDatesAsked, newDatesTimed, dueTimeMinutes }] = useState(() => readPreferences(id));
  const [answer, setAnswer] = useState('');
  useEffect(() => void changePreferences(id, { newDatesAsked: true }), [id]);
  if (newDatesAsked || !newDatesTimed) return null;
  const time = writeTime(clockText(dueTimeMinutes), hasHalves());

  function choose(isTimed: boolean): void {
    changePreferences(id, { newDatesTimed: isTimed });
    setAnswer(isTimed ? `New dates get ${time}.` : 'New dates come without a time.');
  }

  if (answer) return <Hint role="status">{`${answer} Change it in Settings, Preferences.`}</Hint>;
  return (
    <>
      <Hint role="status">Shall new dates come without a time too?</Hint>
      <Picks aria-label="New dates">
        <Button size="s" onClick={() => choose(false)}>
          Without a time
        </Button>
        <Button size="s" onClick={() => choose(true)}>{`At ${time}`}</Button>
      </Picks>
    </>
  );
}

import { useEffect, useState } from 'react';
import { useShell, type FactSubject } from '@plainday/federation-contract';
import { NativeSelect } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { useCountable } from '../hooks/use-countable';

interface CountedByProps {
  /** A kind of facts and the id of a subject with its title; each empty for none. */
  readonly values: Readonly<Record<'feed' | 'subject' | 'subjectTitle', string>>;
  readonly set: (name: 'feed' | 'subject' | 'subjectTitle', value: string) => void;
}

/** Which tool counts a goal, and of what: of all that it counts, or of one habit or project alone. */
export function CountedBy({ values, set }: CountedByProps) {
  const { offers } = useShell();
  const countable = useCountable();
  const subject = countable.find(({ kind }) => kind === values.feed)?.subject;
  const [heard, setHeard] = useState<readonly FactSubject[]>([]);

  useEffect(() => {
    if (subject === undefined) return undefined;
    let isOver = false;
    void offers.subjects(values.feed).then((subjects) => {
      if (!isOver) setHeard(subjects);
    });
    return () => {
      isOver = true;
      setHeard([]);
    };
  }, [offers, subject, values.feed]);

  // The chosen one stays to be seen while its tool has not answered, and when it is gone.
  const isHeard = values.subject === '' || heard.some(({ id }) => id === values.subject);
  const chosen = { id: values.subject, title: values.subjectTitle };

  return (
    <>
      <FormField label="Counted by" hint="A tool counts this week’s number. −1 and +1 correct it.">
        {(control) => (
          <NativeSelect
            {...control}
            value={values.feed}
            onChange={(event) => {
              set('feed', event.target.value);
              set('subject', '');
            }}
          >
            <option value="">Me, by hand</option>
            {countable.map(({ kind, tool, text }) => (
              <option key={kind} value={kind}>
                {tool}: {text}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      {subject && (
        <FormField label={`Which ${subject}`}>
          {(control) => (
            <NativeSelect
              {...control}
              value={values.subject}
              onChange={({ target }) => {
                set('subject', target.value);
                set('subjectTitle', target.selectedOptions[0]?.text ?? '');
              }}
            >
              <option value="">Any {subject}</option>
              {[...(isHeard ? [] : [chosen]), ...heard].map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      )}
    </>
  );
}

import { styled } from 'styled-components';
import { addDays, isDayKey, type DayKey } from '@plainday/domain-calendar';
import { Button } from '@plainday/ui-components';
import { DateField, FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { dayName } from '../model/words.logic';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export interface FreezeDialogProps {
  readonly title: string;
  readonly today: DayKey;
  readonly done: ReadonlySet<DayKey>;
  readonly frozen: ReadonlySet<DayKey>;
  readonly onFreeze: (day: DayKey, frozen: boolean) => void;
  readonly onClose: () => void;
}

/** Freezes a day of a habit, or lets one go. */
export function FreezeDialog(props: FreezeDialogProps) {
  const { title, today, done, frozen, onFreeze, onClose } = props;

  function validate({ day }: { readonly day: string }): { day?: string } {
    if (!isDayKey(day)) return { day: 'Choose a day.' };
    if (day > today) return { day: 'Choose a day up to today.' };
    if (done.has(day)) return { day: 'The habit was done on this day.' };
    if (frozen.has(day)) return { day: 'This day is frozen already.' };
    return {};
  }

  return (
    <FormDialog
      draft={`freeze.${title}`}
      title="Freeze a day"
      description={`A frozen day of “${title}” neither counts nor ends the streak. Frozen days stay on this device.`}
      submitLabel="Freeze"
      initial={{ day: addDays(today, -1) }}
      validate={validate}
      onClose={onClose}
      onSubmit={({ day }) => {
        onFreeze(day, true);
        onClose();
      }}
    >
      {({ values, errors, set }) => (
        <>
          <FormField label="Day" error={errors.day}>
            {(control) => (
              <DateField {...control} value={values.day} onChange={(day) => set('day', day)} />
            )}
          </FormField>
          {frozen.size > 0 && (
            <List aria-label="Frozen days">
              {[...frozen].sort().map((day) => (
                <li key={day}>
                  <Button
                    size="s"
                    onClick={() => {
                      onFreeze(day, false);
                      onClose();
                    }}
                  >
                    Unfreeze {dayName(day)}
                  </Button>
                </li>
              ))}
            </List>
          )}
        </>
      )}
    </FormDialog>
  );
}

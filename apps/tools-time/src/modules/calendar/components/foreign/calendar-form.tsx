import { PALETTE, PALETTE_NAMES } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { ColorPicker, StatusText, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { MAX_NAME, nameOf, type CalendarDraft } from '../../hooks/keep-calendar';
import { usePreview } from '../../hooks/use-preview';
import type { Subscription } from '../../model/foreign/subscription.schema';
import { addressFault, asHttps } from '../../model/foreign/words.logic';
import { SeenCalendar } from './seen-calendar';

const SWATCHES = PALETTE.map((color, index) => ({ color, name: PALETTE_NAMES[index] ?? color }));

export interface CalendarFormProps {
  /** The calendar that is changed; null for a new one. */
  readonly calendar: Subscription | null;
  readonly color: string;
  /** Addresses of the others. */
  readonly taken: readonly string[];
  readonly onSave: (draft: CalendarDraft) => void;
  readonly onClose: () => void;
}

/** A calendar by its address: looked at before it is kept. */
export function CalendarForm({ calendar, color, taken, onSave, onClose }: CalendarFormProps) {
  const { preview, isLooking, look } = usePreview();
  const seenAt = (address: string) => (preview?.address === asHttps(address) ? preview : null);
  const isKnown = (address: string) =>
    asHttps(address) === calendar?.address || seenAt(address)?.fault === null;

  return (
    <FormDialog
      draft={`calendar.${calendar?.id ?? 'new'}`}
      title={calendar ? 'Edit calendar' : 'Add calendar'}
      submitLabel={calendar ? 'Save' : preview?.fault === null ? 'Add calendar' : 'Continue'}
      initial={{
        address: calendar?.address ?? '',
        name: calendar?.name ?? '',
        color: calendar?.color ?? color,
      }}
      validate={({ address }) => {
        const wrong = addressFault(address, taken);
        return wrong ? { address: wrong } : {};
      }}
      onClose={onClose}
      onSubmit={({ address: typed, name, color: chosen }) => {
        const address = asHttps(typed);
        if (!isKnown(address)) {
          void look(address);
          return false;
        }
        const named = nameOf(address, name.trim() || seenAt(address)?.name);
        onSave({ address, name: named, color: chosen });
        onClose();
        return true;
      }}
    >
      {({ values, errors, set }) => {
        const seen = seenAt(values.address);
        const found = seen?.fault === null ? `${plural(seen.count, 'event')} found` : '';
        return (
          <>
            <FormField
              label="Address"
              required
              error={errors.address ?? seen?.fault}
              hint="What the other calendar gives for subscribing, with https:// or webcal://. Whoever has it can read that calendar."
            >
              {(control) => (
                <TextField
                  {...control}
                  type="url"
                  dir="ltr"
                  inputMode="url"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={2000}
                  value={values.address}
                  onChange={(event) => set('address', event.target.value)}
                />
              )}
            </FormField>
            <StatusText text={isLooking ? 'Looking at the calendar' : found} />
            {seen?.fault === null && <SeenCalendar {...seen} />}
            <FormField label="Name">
              {(control) => (
                <TextField
                  {...control}
                  dir="auto"
                  maxLength={MAX_NAME}
                  placeholder={seen?.name}
                  value={values.name}
                  onChange={(event) => set('name', event.target.value)}
                />
              )}
            </FormField>
            <ColorPicker
              label="Color"
              swatches={SWATCHES}
              value={values.color}
              onChange={(chosen) => set('color', chosen)}
            />
          </>
        );
      }}
    </FormDialog>
  );
}

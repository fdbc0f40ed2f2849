import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '@plainday/ui-components';
import { AlertDialog, ResponsiveDialog } from '@plainday/ui-components/dialog';
import type { DialogProps } from '@plainday/ui-components/dialog';
import { RestoredNotice } from './restored-notice';
import { useForm } from './use-form';
import type { Form, FormOptions } from './use-form';

export interface FormDialogProps<Values extends object>
  extends FormOptions<Values>, Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** The form and the thing it is about, `idea.<id>`: what is typed outlives the page under this name. */
  readonly draft: string;
  readonly onClose: () => void;
  readonly submitLabel?: string;
  /** Buttons at the start of the footer, such as Delete. */
  readonly extra?: ReactNode;
  /** Draws the fields: `{(form) => <FormField error={form.errors.title}>…}`. */
  readonly children: (form: Form<Values>) => ReactNode;
}

const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Extra = styled.div`
  margin-inline-end: auto;
`;

/**
 * A dialog around a form. Wrong fields are said and the first takes the focus; closing
 * with changes asks first, and what was typed is there again after a reload. Mount it when it opens. To be loaded when first used.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, description, size, onClose, submitLabel = 'Save', extra, children } = props;
  const form = useForm(props);
  const [asking, setAsking] = useState(false);

  function handleClose() {
    if (form.dirty) setAsking(true);
    else onClose();
  }

  function handleDiscard() {
    form.finish();
    onClose();
  }

  return (
    <>
      <ResponsiveDialog
        open
        onOpenChange={(open) => !open && handleClose()}
        title={title}
        description={description}
        size={size}
        footer={
          <>
            {extra && <Extra>{extra}</Extra>}
            <Button onClick={handleClose}>Cancel</Button>
            <Button variant="primary" type="submit" form={form.id}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <Fields
          id={form.id}
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          {form.restored && <RestoredNotice onRestart={form.restart} />}
          {children(form)}
        </Fields>
      </ResponsiveDialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard changes?"
        description="What you changed here is not saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="destructive"
        onConfirm={handleDiscard}
      />
    </>
  );
}

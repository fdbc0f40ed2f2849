import { copyText } from '@plainday/shared-platform';
import { Button, type ButtonProps } from '@plainday/ui-components';
import { Dialog } from '@plainday/ui-components/dialog';
import { Copy } from 'lucide';
import { useState } from 'react';
import { useServices } from '../../shared/services';
import { Command, Hint } from '../platform-style';

/** Something that is done to the site from a terminal, where the key is that signs it. */
export interface Step {
  readonly title: string;
  /** What comes of it, in a sentence. */
  readonly outcome: string;
  readonly command: string;
}

export interface RunDialogProps {
  readonly step: Step;
  readonly onClose: () => void;
}

/** Says what comes of a step, and the command that takes it. */
export function RunDialog({ step, onClose }: RunDialogProps) {
  const { notify } = useServices();
  const { title, outcome, command } = step;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={outcome}
      size="s"
      low
      footer={
        <Button
          variant="primary"
          icon={Copy}
          onClick={() => void copyText(command, 'Command copied', notify)}
        >
          Copy the command
        </Button>
      }
    >
      <Hint>
        Releases are signed with a key that the server does not have. Run this where you release:
      </Hint>
      <Command>{command}</Command>
    </Dialog>
  );
}

export interface RunButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'children'> {
  readonly step: Step;
}

/** A button that opens the dialog of a step. */
export function RunButton({ step, ...button }: RunButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setOpen(true)} {...button} />
      {isOpen && <RunDialog step={step} onClose={() => setOpen(false)} />}
    </>
  );
}

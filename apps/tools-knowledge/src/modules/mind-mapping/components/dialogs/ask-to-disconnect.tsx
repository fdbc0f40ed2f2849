import { AlertDialog } from '@plainday/ui-components/alert-dialog';

export interface AskToDisconnectProps {
  readonly from: string;
  readonly to: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** A second click on a connected pair asks (decisions 65). */
export function AskToDisconnect({ from, to, onAnswer }: AskToDisconnectProps) {
  return (
    <AlertDialog
      open
      title="Disconnect these ideas?"
      description={`“${from}” and “${to}” are connected already.`}
      confirmLabel="Disconnect"
      cancelLabel="Keep connected"
      onOpenChange={(open) => !open && onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  );
}

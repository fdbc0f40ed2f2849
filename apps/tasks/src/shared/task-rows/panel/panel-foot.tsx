import { quoted } from '@plainday/shared-utils';
import { Button, Icon } from '@plainday/ui-components';
import { useOnline } from '@plainday/ui-patterns';
import { Check } from 'lucide';
import { Kept, Unsaved } from './panel-style';
import { PANEL_FORM } from './panel-keys';

interface PanelFootProps {
  readonly title: string;
  /** The task is no longer in the list. */
  readonly isGone: boolean;
  /** Something was changed and is not kept yet. */
  readonly isPending: boolean;
  readonly hasErrors: boolean;
  /** What somebody has just changed on another device, in words; empty where nothing. */
  readonly elsewhere: string;
  /** Somebody is about to leave what cannot be kept. */
  readonly isAsking: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** Says what becomes of changes, and asks where they cannot be kept as they are. */
export function PanelFoot(props: PanelFootProps) {
  const { title, isGone, isPending, hasErrors, elsewhere, isAsking, onDiscard, onSave } = props;
  const isOnline = useOnline();
  if (isGone) {
    return (
      <Unsaved role="alert">
        <span>{quoted(title)} has left this list.</span>
        <Button onClick={onDiscard}>{isPending ? 'Discard' : 'Close'}</Button>
        {isPending && (
          <Button variant="primary" type="submit" form={PANEL_FORM}>
            Add as a task
          </Button>
        )}
      </Unsaved>
    );
  }
  if (isAsking) {
    return (
      <Unsaved role="alert">
        <span>There are unsaved changes.</span>
        <Button autoFocus onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="primary" onClick={onSave}>
          Save Changes
        </Button>
      </Unsaved>
    );
  }
  return (
    <>
      <Kept $tone={hasErrors ? 'wrong' : isOnline ? 'kept' : 'waiting'}>
        {hasErrors ? (
          'Not kept: see what is marked'
        ) : elsewhere && isOnline ? (
          elsewhere
        ) : isOnline ? (
          <>
            <Icon icon={Check} size={14} />
            Kept as you change it
          </>
        ) : (
          'Kept here, will be sent when you are connected'
        )}
      </Kept>
      <Button type="submit" form={PANEL_FORM}>
        Save Changes
      </Button>
    </>
  );
}

import { quoted } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { Unsaved } from './settings-style';

/** Id of the form that the footer's button sends. */
export const SETTINGS_FORM = 'task-settings';

interface SettingsFooterProps {
  readonly title: string;
  /** The task is no longer in the list. */
  readonly isGone: boolean;
  /** Something was changed. */
  readonly dirty: boolean;
  /** Somebody is about to leave what was changed. */
  readonly asking: boolean;
  readonly onClose: () => void;
  readonly onSave: () => void;
}

/** Saves, or asks what shall become of changes that cannot be saved as they are. */
export function SettingsFooter(props: SettingsFooterProps) {
  const { title, isGone, dirty, asking, onClose, onSave } = props;
  if (isGone) {
    return (
      <Unsaved role="alert">
        <span>{quoted(title)} has left this list.</span>
        <Button onClick={onClose}>{dirty ? 'Discard' : 'Close'}</Button>
        {dirty && (
          <Button variant="primary" type="submit" form={SETTINGS_FORM}>
            Add as a task
          </Button>
        )}
      </Unsaved>
    );
  }
  if (asking) {
    return (
      <Unsaved role="alert">
        <span>There are unsaved changes.</span>
        <Button autoFocus onClick={onClose}>
          Discard
        </Button>
        <Button variant="primary" onClick={onSave}>
          Save Changes
        </Button>
      </Unsaved>
    );
  }
  return (
    <Button variant="primary" type="submit" form={SETTINGS_FORM}>
      Save Changes
    </Button>
  );
}

import { discardWrite, retryWrite, useAppDispatch, type UnsavedWrite } from '@plainday/data-api';
import { copyText } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { focusHeading } from '@plainday/ui-patterns';
import { Buttons, Heading, Row } from '../../../shared/popover-list-style';
import { useServices } from '../../../shared/services';
import { Reason, Title, WideList } from './unsaved-style';

/** Where a list of the header hangs. */
export interface ListPlace {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** A write as a person decides on it. */
export interface Decision {
  readonly name: string;
  /** Said below the reason. */
  readonly details?: readonly string[];
  /** What Copy copies; empty where there is nothing to copy. */
  readonly text: string;
  readonly retry: string;
  readonly discard: string;
}

interface DecisionListProps extends ListPlace {
  readonly title: string;
  /** Said about the list as a whole. */
  readonly note?: string | undefined;
  readonly writes: readonly UnsavedWrite[];
  readonly describe: (write: UnsavedWrite) => Decision;
}

/** Writes that wait for a person: what each is, why it waits, and what can be done with it. */
export function DecisionList(props: DecisionListProps) {
  const { title, note, writes, describe, anchor, onClose } = props;
  const dispatch = useAppDispatch();
  const { notify } = useServices();

  function decide(action: ReturnType<typeof retryWrite>) {
    dispatch(action);
    if (writes.length > 1) return;
    onClose();
    focusHeading();
  }

  return (
    <Popover
      open
      anchor={anchor}
      label={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Heading>{title}</Heading>
      {note && <Reason>{note}</Reason>}
      <WideList>
        {writes.map((write) => {
          const { name, details = [], text, retry, discard } = describe(write);
          return (
            <Row key={write.id}>
              <div>
                <Title dir="auto">{name}</Title>
                <Reason>{write.error.message}</Reason>
                {details.map((detail) => (
                  <Reason key={detail} dir="auto">
                    {detail}
                  </Reason>
                ))}
              </div>
              <Buttons role="group" aria-label={name}>
                <Button size="s" onClick={() => decide(retryWrite(write.id))}>
                  {retry}
                </Button>
                {text !== '' && (
                  <Button size="s" onClick={() => void copyText(text, 'Copied', notify)}>
                    Copy
                  </Button>
                )}
                <Button size="s" variant="ghost" onClick={() => decide(discardWrite(write.id))}>
                  {discard}
                </Button>
              </Buttons>
            </Row>
          );
        })}
      </WideList>
    </Popover>
  );
}

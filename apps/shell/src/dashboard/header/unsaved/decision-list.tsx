import { discardWrite, retryWrite, useAppDispatch, type UnsavedWrite } from '@plainday/data-api';
import { copyText } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { focusHeading, useFocusHome } from '@plainday/ui-patterns';
import { useRef } from 'react';
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

type RowsProps = Pick<DecisionListProps, 'writes' | 'describe'> & {
  /** The last one was decided. */
  readonly onDone: () => void;
};

function Rows({ writes, describe, onDone }: RowsProps) {
  const dispatch = useAppDispatch();
  const { notify } = useServices();
  const list = useRef<HTMLUListElement>(null);
  // A focus that is lost closes the list.
  useFocusHome(list);

  function decide(action: ReturnType<typeof retryWrite>) {
    dispatch(action);
    if (writes.length <= 1) onDone();
  }

  return (
    <WideList ref={list}>
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
              <Button size="s" data-control="retry" onClick={() => decide(retryWrite(write.id))}>
                {retry}
              </Button>
              {text !== '' && (
                <Button size="s" onClick={() => void copyText(text, 'Copied', notify)}>
                  Copy
                </Button>
              )}
              <Button
                size="s"
                variant="ghost"
                data-control="discard"
                onClick={() => decide(discardWrite(write.id))}
              >
                {discard}
              </Button>
            </Buttons>
          </Row>
        );
      })}
    </WideList>
  );
}

/** Writes that wait for a person: what each is, why it waits, and what can be done with it. */
export function DecisionList(props: DecisionListProps) {
  const { title, note, writes, describe, anchor, onClose } = props;

  function handleDone() {
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
      <Rows {...{ writes, describe }} onDone={handleDone} />
    </Popover>
  );
}

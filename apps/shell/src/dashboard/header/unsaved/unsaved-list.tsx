import {
  discardWrite,
  retryWrite,
  selectUnsaved,
  useAppDispatch,
  useAppSelector,
} from '@plainday/data-api';
import { copyText } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { Buttons, Heading, Row } from '../../../shared/popover-list-style';
import { useServices } from '../../../shared/services';
import { describeWrite } from './describe-write.logic';
import { focusHeading } from './focus-heading';
import { Reason, Title, WideList } from './unsaved-style';

interface UnsavedListProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The changes that the server did not take: what each was, why, and what can be done with it. */
export function UnsavedList({ anchor, onClose }: UnsavedListProps) {
  const writes = useAppSelector(selectUnsaved);
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
      label="Could not be saved"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Heading>Could not be saved</Heading>
      <WideList>
        {writes.map((write) => {
          const { kind, texts } = describeWrite(write);
          const title = texts[0] === undefined ? kind : `${kind}: “${texts[0]}”`;
          return (
            <Row key={write.id}>
              <div>
                <Title dir="auto">{title}</Title>
                <Reason>{write.error.message}</Reason>
              </div>
              <Buttons role="group" aria-label={title}>
                <Button size="s" onClick={() => decide(retryWrite(write.id))}>
                  Retry
                </Button>
                {texts.length > 0 && (
                  <Button
                    size="s"
                    onClick={() => void copyText(texts.join('\n'), 'Copied', notify)}
                  >
                    Copy
                  </Button>
                )}
                <Button size="s" variant="ghost" onClick={() => decide(discardWrite(write.id))}>
                  Discard
                </Button>
              </Buttons>
            </Row>
          );
        })}
      </WideList>
    </Popover>
  );
}

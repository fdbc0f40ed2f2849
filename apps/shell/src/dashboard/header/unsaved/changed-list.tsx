import {
  discardWrite,
  retryWrite,
  selectChanged,
  useAppDispatch,
  useAppSelector,
} from '@plainday/data-api';
import { copyText } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { Buttons, Heading, Row } from '../../../shared/popover-list-style';
import { useServices } from '../../../shared/services';
import { describeChange } from './describe-change.logic';
import { focusHeading } from './focus-heading';
import { Reason, Title, WideList } from './unsaved-style';

interface ChangedListProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** What other devices changed meanwhile: their values of the same fields, and what is no longer there. */
export function ChangedList({ anchor, onClose }: ChangedListProps) {
  const writes = useAppSelector(selectChanged);
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
      label="Changed elsewhere"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Heading>Changed elsewhere</Heading>
      <WideList>
        {writes.map((write) => {
          const { kind, name, fields, text } = describeChange(write);
          return (
            <Row key={write.id}>
              <div>
                <Title dir="auto">{name}</Title>
                <Reason>{write.error.message}</Reason>
                {fields.map(({ label, theirs, mine }) => (
                  <Reason key={label} dir="auto">
                    {`${label}: “${theirs}” there, “${mine}” here`}
                  </Reason>
                ))}
              </div>
              <Buttons role="group" aria-label={name}>
                <Button size="s" onClick={() => decide(retryWrite(write.id))}>
                  {kind === 'flip' ? 'Flip' : 'Restore'}
                </Button>
                {text !== '' && (
                  <Button size="s" onClick={() => void copyText(text, 'Copied', notify)}>
                    Copy
                  </Button>
                )}
                <Button size="s" variant="ghost" onClick={() => decide(discardWrite(write.id))}>
                  {kind === 'flip' ? 'Keep mine' : 'Discard'}
                </Button>
              </Buttons>
            </Row>
          );
        })}
      </WideList>
    </Popover>
  );
}

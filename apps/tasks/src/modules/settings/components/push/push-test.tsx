import { Button, Icon, StatusText } from '@plainday/ui-components';
import { BellRing, CircleCheck } from 'lucide';
import styled from 'styled-components';
import { usePushTest } from '../../hooks/push/use-push-test';
import { Controls } from './push-style';

/** Proves with a true push that this device is reached. */
export function PushTest() {
  const { words, hasArrived, isWaiting, test } = usePushTest();
  return (
    <Controls>
      <StatusText text={words} />
      {words && (
        <Words aria-hidden $good={hasArrived}>
          {hasArrived && <Icon icon={CircleCheck} size={14} />}
          {words}
        </Words>
      )}
      <Button size="s" icon={BellRing} aria-disabled={isWaiting} onClick={test}>
        {isWaiting ? 'Sending…' : 'Send a test'}
      </Button>
    </Controls>
  );
}

const Words = styled.span<{ $good: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $good }) => ($good ? 'var(--green)' : 'var(--text-2)')};
  font-size: var(--size-small);
`;

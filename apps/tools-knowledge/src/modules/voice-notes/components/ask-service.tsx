import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '@plainday/ui-components';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: 12px 24px;
  border-top: 1px solid var(--line);
  font: var(--type-small);
  p {
    flex: 1 1 280px;
    color: var(--text-2);
  }
`;

export interface AskServiceProps {
  readonly onAnswer: (allowed: boolean) => void;
  /** Where the focus goes once it is answered. */
  readonly home: { readonly current: HTMLElement | null };
}

/** Asks once, while the recording goes on without: off is what happens when nobody answers. */
export function AskService({ onAnswer, home }: AskServiceProps) {
  const box = useRef<HTMLDivElement>(null);

  function answer(allowed: boolean) {
    if (box.current?.contains(document.activeElement)) home.current?.focus();
    onAnswer(allowed);
  }

  return (
    <Box ref={box} role="group" aria-label="Live transcript">
      <p>
        This browser can write down what you say, but it sends your voice to a service of its maker
        for that.
      </p>
      <Button size="s" onClick={() => answer(true)}>
        Write it down
      </Button>
      <Button size="s" onClick={() => answer(false)}>
        Keep it here
      </Button>
    </Box>
  );
}

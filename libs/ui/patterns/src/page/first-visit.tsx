import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { readLocalJson, writeLocal } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { focusHeading } from '../focus/use-list-focus';

/** Titles of the pages that have explained themselves here; absent where nobody is new. */
const KEY = 'plainday.explained';

/** So long it takes to see the line. Milliseconds. */
const READ_MS = 1_500;

/** Somebody is new on this device: from now on each tool explains itself at its first visit. */
export function explainTools(): void {
  writeLocal(KEY, '[]');
}

function explained(): readonly unknown[] | null {
  const titles = readLocalJson(KEY);
  return Array.isArray(titles) ? titles : null;
}

/** What a tool is for, in one line, at its first visit and never again. */
export function FirstVisit({ title, text }: { readonly title: string; readonly text: string }) {
  const [isNew, setNew] = useState(() => explained()?.includes(title) === false);
  useEffect(() => {
    // A page that is drawn anew while it loads has not been read yet.
    const timer = setTimeout(() => {
      const titles = explained();
      if (titles?.includes(title) === false) writeLocal(KEY, JSON.stringify([...titles, title]));
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [title]);
  if (!isNew) return null;
  return (
    <Line role="note">
      <span>{text}</span>
      <Button
        size="s"
        variant="ghost"
        onClick={() => {
          setNew(false);
          focusHeading();
        }}
      >
        Got it
      </Button>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin: calc(-1 * var(--space-3)) 0 var(--space-4);
  color: var(--text-2);
`;

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasFloating, isTyping } from '@plainday/shared-platform';
import { lazyPart } from '@plainday/ui-components';
import styled from 'styled-components';
import type { AddDefaults } from '../add-bar';
import { useDropped } from './use-dropped';

const TakenDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "taken" */ './taken-dialog')).TakenDialog,
  <div role="dialog" hidden />,
);

const Over = styled.p`
  position: fixed;
  inset: auto 0 24px;
  z-index: 30;
  width: fit-content;
  max-width: calc(100% - 32px);
  margin: 0 auto;
  padding: 10px 16px;
  border: 1px solid var(--accent);
  border-radius: var(--radius-l);
  background: var(--surface);
  color: var(--text);
  font: var(--type-small);
  box-shadow: var(--shadow);
  pointer-events: none;
`;

const NO_DEFAULTS = (): AddDefaults => ({});

/** What came from outside: files; a text is one without a name. */
function takenFrom(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])];
  const text = data?.getData('text/plain') ?? '';
  return files.length > 0 || text.trim() === '' ? files : [new File([text], '')];
}

const isFor = (event: Event) => !isTyping(event.target) && !hasFloating();

const isReadable = (data: DataTransfer | null) =>
  data !== null && (data.types.includes('Files') || data.types.includes('text/plain'));

interface TakeInProps {
  /** What tasks of this list have, unless they say otherwise. */
  readonly defaults?: () => AddDefaults;
}

/**
 * What is dropped or pasted on a list, outside of its fields, becomes tasks once somebody has seen which. What is dragged
 * from the page itself is none of it.
 */
export function TakeIn({ defaults = NO_DEFAULTS }: TakeInProps) {
  const [taken, setTaken] = useState<readonly File[]>([]);
  const isOwn = useRef(false);
  const isOver = useDropped(
    (event) => !isOwn.current && isFor(event) && isReadable(event.dataTransfer),
    (data) => setTaken(takenFrom(data)),
  );
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = takenFrom(event.clipboardData);
    if (event.defaultPrevented || !isFor(event) || files.length === 0) return;
    event.preventDefault();
    setTaken(files);
  });

  useEffect(() => {
    const begin = () => void (isOwn.current = true);
    const end = () => void (isOwn.current = false);
    const pasted = (event: ClipboardEvent) => paste(event);
    document.addEventListener('dragstart', begin);
    document.addEventListener('dragend', end);
    document.addEventListener('paste', pasted);
    return () => {
      document.removeEventListener('dragstart', begin);
      document.removeEventListener('dragend', end);
      document.removeEventListener('paste', pasted);
    };
  }, []);

  return (
    <>
      {isOver && <Over>Drop it, and see which tasks it becomes</Over>}
      {taken.length > 0 && (
        <TakenDialog files={taken} defaults={defaults()} onClose={() => setTaken([])} />
      )}
    </>
  );
}

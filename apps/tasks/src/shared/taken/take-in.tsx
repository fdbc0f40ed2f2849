import { useEffect, useEffectEvent, useState } from 'react';
import { hasFloating, isTyping } from '@plainday/shared-platform';
import { lazyPart } from '@plainday/ui-components';
import styled from 'styled-components';
import type { AddDefaults } from '../add-bar';

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
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = takenFrom(data);
    if (files.length === 0) return;
    event.preventDefault();
    setTaken(files);
  });

  useEffect(() => {
    let isOwn = false;
    const isFor = (event: Event) => !isTyping(event.target) && !hasFloating();
    const begin = () => void (isOwn = true);
    const end = () => void (isOwn = false);
    function over(event: DragEvent): void {
      const types = event.dataTransfer?.types ?? [];
      const fits = types.includes('Files') || types.includes('text/plain');
      const isHere = fits && !isOwn && isFor(event);
      if (isHere) event.preventDefault();
      setIsOver(isHere);
    }
    function leave({ relatedTarget }: DragEvent): void {
      if (relatedTarget === null) setIsOver(false);
    }
    function drop(event: DragEvent): void {
      setIsOver(false);
      if (!event.defaultPrevented && !isOwn && isFor(event)) take(event, event.dataTransfer);
    }
    function paste(event: ClipboardEvent): void {
      if (!event.defaultPrevented && isFor(event)) take(event, event.clipboardData);
    }
    document.addEventListener('dragstart', begin);
    document.addEventListener('dragend', end);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragstart', begin);
      document.removeEventListener('dragend', end);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
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

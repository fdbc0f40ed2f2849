import { useEffect, useEffectEvent, useState } from 'react';
import { hasFloating } from '@plainday/shared-platform';

/** Files are held over the page itself. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true && !hasFloating();

/** Takes what is dropped anywhere on the page, where it fits, and answers whether such a thing is held over it. */
export function useDropped(
  fits: (event: DragEvent) => boolean,
  onDrop: (data: DataTransfer | null) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const hover = useEffectEvent((event: DragEvent) => {
    const isHere = fits(event);
    if (isHere) event.preventDefault();
    setIsOver(isHere);
  });
  const take = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (event.defaultPrevented || !fits(event)) return;
    event.preventDefault();
    onDrop(event.dataTransfer);
  });
  useEffect(() => {
    const over = (event: DragEvent) => hover(event);
    const drop = (event: DragEvent) => take(event);
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

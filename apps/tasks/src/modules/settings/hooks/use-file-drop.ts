import { useEffect, useEffectEvent, useState } from 'react';
import { hasFloating } from '@plainday/shared-platform';

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true && !hasFloating();

/** Takes files that are dropped anywhere on the page, and answers whether some are held over it. */
export function useFileDrop(onFiles: (files: FileList | undefined) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const hover = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  });
  const take = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    onFiles(event.dataTransfer?.files);
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

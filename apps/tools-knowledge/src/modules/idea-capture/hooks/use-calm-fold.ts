import { useEffect, useRef } from 'react';

/**
 * Folds what has lost the focus only once a pressed button of the mouse is up again: the page must not move between the
 * press and the click, which would miss what was aimed at.
 */
export function useCalmFold(fold: () => void): () => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const release = () => void (isPressed.current = false);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return () => {
    if (!isPressed.current) return fold();
    window.addEventListener('pointerup', () => setTimeout(fold), { once: true });
  };
}

/** Less than this is a bar of the browser's, not a keyboard. CSS pixels. */
const LEAST = 100;

/**
 * Says by `--keyboard` how much of the page's lower end the keyboard of a phone covers: it makes what is seen smaller, and
 * leaves the page as high as before. Returns a function that stops it.
 */
export function watchKeyboard(): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const { style } = document.documentElement;

  function tell(): void {
    // Who has zoomed in sees less as well.
    const covered = seen && seen.scale === 1 ? Math.round(innerHeight - seen.height) : 0;
    if (covered < LEAST) style.removeProperty('--keyboard');
    else style.setProperty('--keyboard', `${covered}px`);
  }

  seen.addEventListener('resize', tell);
  return () => {
    seen.removeEventListener('resize', tell);
    style.removeProperty('--keyboard');
  };
}

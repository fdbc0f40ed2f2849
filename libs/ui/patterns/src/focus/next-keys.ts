/** What a second key would do. */
export interface NextKey {
  readonly key: string;
  readonly title: string;
}

/** One hint in the page, whichever bundle shows it. */
const ID = 'next-keys';

const LOOK = `
  position: fixed; z-index: 60; inset: auto 16px calc(16px + env(safe-area-inset-bottom)); width: fit-content;
  max-width: calc(100vw - 32px); margin-inline: auto; padding: 8px 14px; border: 1px solid var(--line-strong);
  border-radius: var(--radius-m); background: var(--surface); box-shadow: 0 8px 24px var(--shadow-far);
  color: var(--text-2); font: var(--type-small); display: flex; flex-wrap: wrap; gap: 4px 16px; pointer-events: none;
`;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes the hint away. */
export function hideNextKeys(): void {
  clearTimeout(timer);
  document.getElementById(ID)?.remove();
}

/** Says which keys may follow the one that was pressed, until one does or the time is over. */
export function showNextKeys(keys: readonly NextKey[], forMs: number): void {
  hideNextKeys();
  if (keys.length === 0) return;
  const hint = document.createElement('div');
  hint.id = ID;
  hint.role = 'status';
  hint.style.cssText = LOOK;
  for (const { key, title } of keys) {
    const entry = document.createElement('span');
    const cap = document.createElement('kbd');
    cap.textContent = key;
    cap.style.cssText = 'color: var(--text); font-weight: 600';
    entry.append(cap, ` ${title}`);
    hint.append(entry);
  }
  document.body.append(hint);
  timer = setTimeout(hideNextKeys, forMs);
}

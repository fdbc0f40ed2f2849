const SELECTOR = 'details[data-menu]';

function isMenu(node: EventTarget | null): node is HTMLDetailsElement {
  return node instanceof HTMLDetailsElement && node.matches(SELECTOR);
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${SELECTOR}[open]`)];
}

function closeAllBut(kept: Node | null): void {
  for (const menu of openMenus()) {
    if (!kept || !menu.contains(kept)) menu.open = false;
  }
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  for (const menu of openMenus()) {
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus();
  }
}

/** A link to a place on the same page leaves the page where it is: the menu must go by itself. */
function handleClick({ target }: MouseEvent): void {
  const node = target instanceof Element ? target : null;
  closeAllBut(node?.closest('a') ? null : node);
}

/**
 * Menus are `details`, which work by themselves. This closes them as people expect it: by Escape, by a click
 * or a focus elsewhere, and one as the other opens.
 */
export function watchMenus(): void {
  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('click', handleClick);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node) closeAllBut(target);
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (isMenu(target) && target.open) closeAllBut(target);
    },
    { capture: true },
  );
}

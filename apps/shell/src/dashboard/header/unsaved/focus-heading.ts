/** The button that a list of the header hung from goes with its last entry. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

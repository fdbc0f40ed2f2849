/** What jsdom lacks and the dashboard asks for: media queries, scrolling and modal dialogs. */
export function stubBrowser({ isPhone = false } = {}): void {
  window.matchMedia = (query) =>
    ({
      matches: isPhone && query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}

/** What can be reached inside a tool, in an order that is the same before and after it came to life. */
export function controlsOf(host: Element): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>('button,input,select,textarea,a,[tabindex]')];
}

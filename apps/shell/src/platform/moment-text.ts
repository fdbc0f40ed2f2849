/** `Nov 22, 2026, 16:59`. */
export function momentText(at: Date): string {
  return at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
}

/** Where a setting stands in the address of its page: `preferences.start-of-day`. */
export function settingAt(title: string): string {
  return `preferences.${title.toLowerCase().replace(/[^a-z\d]+/g, '-')}`;
}

import { expect, type Locator } from '@playwright/test';

/** Types a value by keys, as somebody does in any engine, and leaves the field; on touch the device's field takes it. */
async function enter(field: Locator, value: string): Promise<void> {
  if ((await field.getAttribute('type')) !== 'text') return field.fill(value);
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  if (value !== '') await field.pressSequentially(value);
  await field.blur();
}

/** Types a day, `yyyy-MM-dd`; empty for none. */
export const enterDay = (field: Locator, day: string): Promise<void> => enter(field, day);

/** Types a time, `HH:mm` or in words of either clock. */
export const enterTime = (field: Locator, time: string): Promise<void> => enter(field, time);

/** The field shows a day, `yyyy-MM-dd`, as the browser's language writes it. */
export async function expectDay(field: Locator, day: string): Promise<void> {
  const written = await field.evaluate((input: HTMLInputElement, value) => {
    if (input.type !== 'text') return value;
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    return new Date(`${value}T00:00`).toLocaleDateString(undefined, parts);
  }, day);
  await expect(field).toHaveValue(written);
}

/** The field shows a time, `HH:mm`, by the clock of the browser's language. */
export async function expectTime(field: Locator, time: string): Promise<void> {
  const written = await field.evaluate((input: HTMLInputElement, value) => {
    const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
    if (input.type !== 'text' || !clock.resolvedOptions().hour12) return value;
    // Some put a space of their own before the half of the day.
    return clock.format(new Date(`2031-05-06T${value}`)).replace(/\s/g, ' ');
  }, time);
  await expect(field).toHaveValue(written);
}

import type { Random } from '../../support/odd-input/random';
import type { ListName, Page } from '../device';
import type { Ledger } from '../ledger';

/** What an edit knows: who does it where, and with which chances. */
export interface Scene {
  readonly page: Page;
  readonly userId: string;
  readonly random: Random;
  readonly ledger: Ledger;
}
/** Something that a person does. */
export type Edit = (scene: Scene) => void;
export type Row = ReturnType<Page['rows']>[number];

/** By the clock of the browser. Epoch milliseconds. */
export const now = ({ page }: Scene) => Date.now() + page.browser.skew;
export const stamp = (scene: Scene) => new Date(now(scene)).toISOString();

/** Dispatches what the tool would dispatch. */
export function send<Result>({ page }: Scene, write: (...given: never[]) => Result): Result {
  return page.run(() => page.store.dispatch(write as never) as Result);
}

/** An edit of one of the rows that are shown, where there is one. */
export function onOne(list: ListName, act: (scene: Scene, row: Row) => void): Edit {
  return (scene) => {
    const rows = scene.page.rows(list);
    if (rows.length > 0) act(scene, scene.random.pick(rows));
  };
}

/** Some of the rows that are shown, each once; none where there are fewer than two. */
export function some(scene: Scene, list: ListName): readonly Row[] {
  const rows = [...scene.page.rows(list)];
  if (rows.length < 2) return [];
  const count = 2 + scene.random.below(Math.min(3, rows.length - 1));
  return Array.from({ length: count }, () =>
    rows.splice(scene.random.below(rows.length), 1),
  ).flat();
}

/** A field gets a new text; the one that was shown is replaced by somebody who saw it. */
export function retyped(scene: Scene, row: Row, field: string): Record<string, string> {
  scene.ledger.replaced(row[field]);
  return { [field]: scene.ledger.entered(field) };
}

/** Everything that stands in a row is given up by somebody who saw it. */
export function discarded({ ledger }: Scene, row: Row): void {
  for (const value of Object.values(row)) ledger.replaced(value);
}

import { removeLocal, writeLocal } from '@plainday/shared-platform';

/** A fact beside a title, as it was drawn. */
export interface PictureFact {
  /** A drawing as data: tags and attributes inside 24 × 24. */
  readonly icon: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  readonly text: string;
  /** Names of how it looks, as `overdue`. */
  readonly look: string;
  /** Of the dot in front of a project's name; a CSS colour. */
  readonly dot?: string;
}

/** A row as it was drawn. */
export interface PictureRow {
  readonly title: string;
  readonly priority: string;
  readonly notes: string;
  readonly facts: readonly PictureFact[];
  /** In CSS pixels. */
  readonly height: number;
}

/** The beginning of a list as it was left, for the first frame of the next visit (`draw-kept.js` of the shell). */
export interface RowsPicture {
  readonly version: 1;
  /** `all`, or the id of a project. */
  readonly view: string;
  readonly heading: string;
  /** Width of the page and height of the line with the heading, in CSS pixels. */
  readonly width: number;
  readonly headHeight: number;
  /** The local day: what is said of dates holds for it alone. */
  readonly day: string;
  readonly rows: readonly PictureRow[];
}

const keyOf = (userId: string) => `plainday.rows.${userId}`;

/** Keeps a picture in place of the last one. */
export function keepRowsPicture(userId: string, picture: RowsPicture): void {
  const failure = writeLocal(keyOf(userId), JSON.stringify(picture));
  // Rather none than an old one.
  if (failure) forgetRowsPicture(userId);
}

/** There is nothing to draw ahead. */
export function forgetRowsPicture(userId: string): void {
  removeLocal(keyOf(userId));
}

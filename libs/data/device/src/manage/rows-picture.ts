import { removeLocal, writeLocal } from '@plainday/shared-platform';
import { personKey } from '@plainday/shared-platform/start';

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

/** A box, a line of text or an icon of a page, at its place. */
export interface PagePart {
  /**
   * Left, top, width and height in CSS pixels, from where the line with the heading begins and what is below it does.
   */
  readonly at: readonly number[];
  /** Number of its declarations among the looks. */
  readonly look: number;
  readonly text?: string;
  /** The line ends with an ellipsis. */
  readonly cut?: boolean;
  readonly icon?: PictureFact['icon'];
  /** Width of the icon's lines, of 24. */
  readonly stroke?: number;
}

/** The beginning of a list as it was left, for the first frame of the next visit. */
export interface RowsPicture {
  readonly version: 1;
  /** `all`, the id of a project, `today` or `upcoming`. */
  readonly view: string;
  readonly heading: string;
  /** Width of the window and height of the line with the heading, in CSS pixels. */
  readonly width: number;
  readonly headHeight: number;
  /** The local day: what is said of dates holds for it alone. */
  readonly day: string;
  readonly rows: readonly PictureRow[];
}

/**
 * A page as it was painted when it was left: exact, and therefore only for a window of the same width, in the same
 * theme, on the same day.
 */
export interface PagePicture extends Omit<RowsPicture, 'rows'> {
  readonly theme: string;
  /** Declarations of CSS; each is used by many parts. */
  readonly looks: readonly string[];
  readonly parts: readonly PagePart[];
}

const keyOf = (userId: string) => personKey('rows', userId);

/** Keeps a picture in place of the last one. */
export function keepRowsPicture(userId: string, picture: RowsPicture | PagePicture): void {
  const failure = writeLocal(keyOf(userId), JSON.stringify(picture));
  // Rather none than an old one.
  if (failure) forgetRowsPicture(userId);
}

/** There is nothing to draw ahead. */
export function forgetRowsPicture(userId: string): void {
  removeLocal(keyOf(userId));
}

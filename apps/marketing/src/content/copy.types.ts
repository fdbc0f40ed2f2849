/** A title with its sentence. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** A figure or a word that stands for one, and what it counts. */
export interface Fact {
  readonly value: string;
  readonly label: string;
}

/** What search engines and link previews are told of a page. */
export interface PageMeta {
  /** At most 60 characters. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

/** The words of a tool's page. */
export interface ToolCopy {
  readonly meta: PageMeta;
  /** One line for menus, lists and link previews. */
  readonly summary: string;
  readonly lead: string;
  readonly facts: readonly [Fact, Fact, Fact];
  readonly steps: readonly [Point, Point, Point];
  readonly features: readonly [Point, Point, Point, Point];
  readonly benefits: readonly string[];
  readonly closing: Point;
}

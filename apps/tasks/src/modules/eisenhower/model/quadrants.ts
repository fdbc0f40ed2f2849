/** A quarter of the matrix (spec §9, Eisenhower). */
export type QuadrantId =
  'urgent-important' | 'important-not-urgent' | 'urgent-not-important' | 'neither';

export interface Quadrant {
  readonly id: QuadrantId;
  readonly title: string;
  /** What to do with what stands here. */
  readonly advice: string;
  readonly urgent: boolean;
  readonly important: boolean;
}

/** The quadrants in reading order; their place is the key that sends a card there. */
export const QUADRANTS: readonly Quadrant[] = [
  {
    id: 'urgent-important',
    title: 'Urgent and important',
    advice: 'Do first',
    urgent: true,
    important: true,
  },
  {
    id: 'important-not-urgent',
    title: 'Important, not urgent',
    advice: 'Give it a time',
    urgent: false,
    important: true,
  },
  {
    id: 'urgent-not-important',
    title: 'Urgent, not important',
    advice: 'Do quickly or hand over',
    urgent: true,
    important: false,
  },
  {
    id: 'neither',
    title: 'Neither',
    advice: 'Later, or not at all',
    urgent: false,
    important: false,
  },
];

/** The quadrant with this id. */
export function quadrantById(id: QuadrantId): Quadrant {
  const found = QUADRANTS.find((quadrant) => quadrant.id === id);
  if (!found) throw new Error(`There is no quadrant "${id}".`);
  return found;
}

/** Narrows an id that came from the document. */
export function isQuadrantId(id: string): id is QuadrantId {
  return QUADRANTS.some((quadrant) => quadrant.id === id);
}

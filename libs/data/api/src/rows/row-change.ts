/** An update of one row. */
export interface RowChange<Row> {
  readonly id: string;
  readonly changes: Partial<Omit<Row, 'id' | 'user_id'>>;
  /** What a form showed of these columns when it was opened: see `editOf`. What is shown now, when left out. */
  readonly seen?: Partial<Omit<Row, 'id' | 'user_id'>>;
}

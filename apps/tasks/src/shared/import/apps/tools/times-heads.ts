import { findHead, type Head } from '../../bytes/csv.logic';

/** What a column of tracked times holds. */
export type TimesColumn =
  | 'date'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'start'
  | 'end'
  | 'seconds'
  | 'name'
  | 'task'
  | 'activity'
  | 'project'
  | 'client'
  | 'tags'
  | 'billable'
  | 'amount'
  | 'id';

const WORDS: Readonly<Record<TimesColumn, string>> = {
  date: 'start date|startdatum|date de début|fecha de inicio|data de início|data inizio|begindatum|date|datum|fecha|data',
  startTime:
    'start time|startzeit|hora de inicio|hora de início|ora inizio|begintijd|from|begin|von|beginn|de|début|heure de début|desde|inicio|dalle|van',
  endDate:
    'end date|stop date|enddatum|stoppdatum|date de fin|fecha de fin|data de término|data fine|einddatum',
  endTime:
    'end time|stop time|endzeit|stoppzeit|hora de fin|hora de término|ora fine|eindtijd|to|bis|ende|à|fin|heure de fin|hasta|alle|tot',
  start: 'start',
  end: 'end',
  seconds:
    'duration|duration (h)|duration decimal|dauer|dauer (h)|durée (h)|duración (h)|durée|duración|durata|duur',
  name: 'description|beschreibung|descripción|descrizione|beschrijving|time entry',
  task: 'task|aufgabe|task id',
  activity: 'activity|tätigkeit|activité|actividad|attività|activiteit',
  project: 'project|project id|projekt|projet|proyecto|progetto',
  client: 'client|client id|customer|kunde|cliente|klant',
  tags: 'tags|tag|schlagworte|schlagwörter|étiquettes|mots clés|etiquetas',
  billable: 'billable|abrechenbar|facturable|fatturabile',
  amount:
    'amount|amount (usd)|amount (eur)|billable amount (usd)|billable amount (eur)|total price|gesamtpreis',
  id: 'id|time entry id',
};

const COLUMNS = new Map(
  Object.entries(WORDS).flatMap(([column, words]) =>
    words.split('|').map((word) => [word, column as TimesColumn] as const),
  ),
);

/** A table of tracked times, and the app that writes it. */
export interface TimesTable {
  readonly app: 'toggl' | 'clockify' | 'kimai' | 'solidtime';
  readonly head: Head;
  /** Where each column stands, from 0. */
  readonly at: ReadonlyMap<TimesColumn, number>;
}

/** The columns of a head; the first of equal ones counts. Beside a day an end is a time of day. */
function columnsOf(heads: readonly string[]): ReadonlyMap<TimesColumn, number> {
  const at = new Map<TimesColumn, number>();
  heads.forEach((name, index) => {
    const column = COLUMNS.get(name);
    if (column !== undefined && !at.has(column)) at.set(column, index);
  });
  const end = at.get('end');
  if (end !== undefined && at.has('date') && !at.has('endTime')) at.set('endTime', end);
  return at;
}

/** Heads that tell Toggl and Clockify from others, and the two from one another. */
const START_DATE =
  /^(?:start date|startdatum|date de début|fecha de inicio|data de início|data inizio|begindatum)$/;
const LENGTH_IN_HOURS = /^(?:duration|dauer|durée|duración) \(/;

function appOf(heads: readonly string[], has: (...columns: TimesColumn[]) => boolean) {
  if (has('start', 'end') && (has('seconds') || heads.includes('project id'))) return 'solidtime';
  if (!has('date', 'startTime', 'endTime')) return null;
  if (heads.some((name) => START_DATE.test(name)) && has('startTime')) {
    return heads.some((name) => LENGTH_IN_HOURS.test(name)) ? 'clockify' : 'toggl';
  }
  // A day with a beginning and an end could be a diary: what it was spent on makes it tracked time.
  return has('seconds') && (has('activity') || has('project')) ? 'kimai' : null;
}

/** The table of tracked times that a text holds; null for any other. */
export function timesTable(text: string): TimesTable | null {
  const head = findHead(text, (name) => COLUMNS.has(name));
  if (!head) return null;
  const at = columnsOf(head.heads);
  const app = appOf(head.heads, (...columns) => columns.every((column) => at.has(column)));
  return app && { app, head, at };
}

import type { Column } from '../../plan';

const WORDS: Readonly<Record<Column, string>> = {
  title:
    'title|name|task|task name|subject|summary|content|betreff|aufgabe|titre|tâche|sujet|título|tarea|tarefa|titolo|taak|titel|tytuł|zadanie|название|задача',
  due: 'due|due date|due day|deadline|fällig|fällig am|fälligkeitsdatum|échéance|date d échéance|vencimiento|fecha de vencimiento|vencimento|scadenza|einddatum|termin',
  done: 'done|completed|complete|status|erledigt|terminé|terminée|statut|estado|completado|completato|voltooid',
  priority: 'priority|importance|priorität|priorité|prioridad|prioridade|priorità|prioriteit',
  project: 'project|list|folder|list name|projekt|liste|projet|proyecto|projeto|progetto|lista',
  text: 'notes|note|description|details|notizen|kommentar|beschreibung|comment|comments|remarques|notas|descripción|descrição|descrizione',
  labels: 'tags|labels|categories|category|kategorien|étiquettes|catégories|etiquetas|categorías',
  parent: 'parent|parent id|parent task',
  id: 'id|uuid|task id|key',
  section: 'section|column|heading|abschnitt|bereich',
  start: 'start|start date|begin|beginnt am|startdatum|planned date|planneddate|scheduled',
  share:
    '% complete|% erledigt|percent complete|% achevé|% completado|% concluído|% completato|% voltooid',
  closed: 'date completed|completed at|completed date|completed on|erledigt am|completion date',
  reminderDay: 'reminder date|erinnerungsdatum|erinnerung am',
  reminderTime: 'reminder time|erinnerungszeit|erinnerung um',
  minutes:
    'duration|minutes|estimate|duration (minutes)|total work|dauer|minuten|durée|gesamtaufwand',
  hours: 'hours|stunden|heures|horas|ore|uren|hours estimated',
  ignored:
    'reminder on/off|erinnerung ein/aus|actual work|billing information|companies|contacts|mileage|private|role|schedule+ priority|sensitivity|ist aufwand|abrechnungsinformationen|firmen|kontakte|reisekilometer|privat|rolle|vertraulichkeit|priority (text)',
};

const COLUMNS = new Map(
  Object.entries(WORDS).flatMap(([column, words]) =>
    words.split('|').map((word) => [word, column as Column] as const),
  ),
);

/** What a column holds, by its folded head; undefined for one that is not known. */
export const columnOf = (head: string): Column | undefined => COLUMNS.get(head);

/** True for a word that says a thing is done. Under way is not done. */
export const isTrue = (word: string): boolean =>
  /^(?:true|yes|y|ja|oui|sí|si|sim|1|x|✓|✔|done|completed?|erledigt|abgeschlossen|terminée?|completad[oa]|concluíd[oa]|completato|voltooid|closed|finished)$/i.test(
    word.trim(),
  );

/** A priority by its name in some languages. */
export function priorityOf(word: string): 'high' | 'medium' | 'low' {
  if (
    /^(?:high|highest|urgent|critical|hoch|sehr hoch|haute?|élevée?|alta|alto|hoog|p1|a|!!!)$/i.test(
      word,
    )
  )
    return 'high';
  return /^(?:low|lowest|niedrig|gering|basse|faible|baja|baixa|bassa|laag|p3|c|!)$/i.test(word)
    ? 'low'
    : 'medium';
}

/** Minutes of a length of time: `90`, `1,5`, `1:30`, `1h 30m`, `90 min`. A bare number counts in `unit` minutes. */
export function minutesOf(raw: string, unit: number): number | null {
  const text = raw.trim().toLowerCase();
  const clock = /^(\d+):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words = /^(?:(\d+(?:[.,]\d+)?)\s*h(?:ours?|rs?)?)?\s*(?:(\d+)\s*m(?:in(?:utes?)?)?)?$/.exec(
    text,
  );
  if (words && (words[1] || words[2])) {
    return Number((words[1] ?? '0').replace(',', '.')) * 60 + Number(words[2] ?? 0);
  }
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  const value = Number(
    isGrouped ? text.replaceAll('.', '').replace(',', '.') : text.replace(',', '.'),
  );
  return value > 0 ? value * unit : null;
}

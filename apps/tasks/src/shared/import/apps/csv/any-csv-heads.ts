import type { Column } from '../../plan';

const WORDS: Readonly<Record<Column, string>> = {
  title:
    'title|name|task|task name|card name|subject|summary|content|betreff|aufgabe|titre|tâche|sujet|objet|título|asunto|assunto|tarea|tarefa|titolo|oggetto|attività|onderwerp|taak|titel|ämne|emne|tytuł|temat|zadanie|название|тема|задача|件名|タスク|主题|主題|任务|제목|할 일',
  due: 'due|due date|duedate|finish|finish date|end date|enddatum|date de fin|fecha de fin|data fine|due on|due day|deadline|fällig|fällig am|fälligkeit|fälligkeitsdatum|échéance|date d échéance|vencimiento|fecha de vencimiento|fecha límite|vencimento|data de vencimento|data de conclusão|scadenza|data scadenza|einddatum|vervaldatum|termin|förfallodatum|forfaldsdato|forfallsdato|termin wykonania|срок|期限|截止日期|마감일',
  dueTime:
    'due time|fällig um|uhrzeit|heure d échéance|hora de vencimiento|hora de vencimento|ora scadenza|時刻',
  done: 'done|due complete|completed|complete|is completed|status|progress|erledigt|terminé|terminée|statut|état|estado|stato|completado|completada|completato|completata|concluído|concluída|finalizado|finalizada|hecho|feito|fatto|achevé|achevée|voltooid|afgerond|gereed|klar|färdig|ukończone|wykonane|zrobione|выполнено|завершено|готово|完了|完成|완료|статус|состояние|状態|状态|상태',
  priority:
    'priority|importance|priorität|wichtigkeit|priorité|prioridad|prioridade|priorità|prioriteit|prioritet|priorytet|важность|приоритет|優先度|优先级|우선 순위',
  project:
    'project|projects|list|folder|list name|projekt|liste|projet|proyecto|projeto|progetto|elenco|lista|lijst|проект|список|プロジェクト|项目|프로젝트',
  text: 'notes|note|description|card description|task content|details|body|notizen|kommentar|beschreibung|comment|comments|remarques|notas|anotações|descripción|descrição|descrizione|notities|anteckningar|uwagi|заметки|メモ|备注',
  labels:
    'tags|tag|labels|schlagwörter|schlagworte|stichwörter|mots clés|categories|category|kategorien|étiquettes|catégories|etiquetas|categorías|categorias|categorie|categorieën',
  repeat:
    'repeat|repeats|repetition|recurrence|recurrence rule|recurring rule|rrule|repeat rule|wiederholung|wiederholen|serie|récurrence|répétition|repetición|recurrencia|repetição|recorrência|ripetizione|ricorrenza|herhaling|upprepning|gentagelse|gjentakelse|powtarzanie|повтор|повторение',
  parent: 'parent|parent id|parent task|parent key|parent issue',
  id: 'id|uuid|task id|card id|key|issue key|issue id',
  section: 'section|column|section/column|bucket name|heading|abschnitt|bereich',
  start:
    'start|start date|startdate|begin|beginnt am|startdatum|planned date|planneddate|scheduled|début|date début|date de début|fecha de comienzo|data de início|data inizio|begindatum',
  share:
    '% complete|% erledigt|percent complete|percentcomplete|% achevé|% completado|% concluído|% completato|% completamento|% voltooid',
  closed:
    'date completed|datecompleted|completed at|completed time|completed date|completed on|erledigt am|completion date|date d achèvement|fecha de finalización|data completamento|datum voltooid',
  reminderDay:
    'reminder date|reminder|remind me|erinnerung|rappel|recordatorio|lembrete|promemoria|herinnering|erinnerungsdatum|erinnerung am|date du rappel|fecha del aviso|data promemoria|herinneringsdatum',
  reminderTime:
    'reminder time|erinnerungszeit|erinnerung um|heure du rappel|hora del aviso|ora promemoria|herinneringstijd',
  minutes:
    'duration|minutes|estimated minutes|estimated time|estimate|duration (minutes)|length|total work|dauer|minuten|durée|gesamtaufwand|travail total|trabajo total',
  hours: 'hours|stunden|heures|horas|ore|uren|hours estimated',
  ignored:
    'reminder on/off|erinnerung ein/aus|rappel actif/inactif|aviso activado/desactivado|promemoria attivato/disattivato|actual work|private|schedule+ priority|sensitivity|ist aufwand|privat|vertraulichkeit|priority (text)|travail réel|privé|critère de diffusion|trabajo real|privado|confidencialidad',
};

const COLUMNS = new Map(
  Object.entries(WORDS).flatMap(([column, words]) =>
    words.split('|').map((word) => [word, column as Column] as const),
  ),
);

/** A head that says in what it counts: `Estimate (hours)`, `Dauer in Stunden`. */
const IN_UNIT =
  /^(.+?)\s*(?:\(|\bin )(?:(h|hrs?|hours?|std|stunden|heures?|horas?|ore|uren)|m|mins?|minutes?|minuten|minutos|minuti)\.?\)?$/;

/** What a column holds, by its folded head; undefined for one that is not known. */
export function columnOf(head: string): Column | undefined {
  const known = COLUMNS.get(head);
  if (known) return known;
  const [, of = '', hours] = IN_UNIT.exec(head) ?? [];
  if (COLUMNS.get(of) !== 'minutes') return undefined;
  return hours === undefined ? 'minutes' : 'hours';
}

/** True for the head of a date of which it is not said what it is for. */
export const isAnyDate = (head: string): boolean =>
  /^(?:date|day|when|datum|wann|quand|fecha|data|dato|дата|日付|日期|날짜)$/.test(head);

/** True for the head of a time of which it is not said whether it is one of the day or how long something takes. */
export const isAnyTime = (head: string): boolean =>
  /^(?:time|heure|hora|ora|tijd|tid|godzina|время|时间|시간)$/.test(head);

/** True for a time of the day, as no length of time is written: `16:30`, `4 pm`. */
export const isClock = (cell: string): boolean =>
  /^(?:(?:0[1-9]|1\d|2[0-3])[:h][0-5]\d(?::[0-5]\d)?|(?:0?[1-9]|1[0-2])(?:[:.][0-5]\d)?\s*[ap]m|\d{1,2}(?:[:.][0-5]\d)?\s*uhr)$/i.test(
    cell,
  );

/** True for a time before six, when little is due. */
export const isEarly = (clock: string): boolean => /^0[1-5][:h]\d\d(?::\d\d)?$/.test(clock);

/** True for a time that is hardly how long something takes: `16:30`, `4 pm`. */
export const isOnlyClock = (clock: string): boolean => /^(?:1[3-9]|2)|[mr]$/i.test(clock);

/** True for the head of a column that says whether there is a reminder at all. */
export const isReminderSwitch = (head: string): boolean =>
  /^(?:reminder|erinnerung|rappel|aviso|promemoria)\s.*\//.test(head);

/** True for a word that says no. */
export const isFalse = (word: string): boolean =>
  /^(?:false|falsch|faux|falso|no|nein|non|nee|nie|нет|off|aus|0)$/i.test(word.trim());

/** True for what stands in a cell of a date that has none. */
export const isNone = (word: string): boolean =>
  /^(?:none|ohne(?: angabe)?|keine?(?: angabe)?|aucune?|ningun[oa]|nenhum[a]?|nessun[oa]|geen|ingen|brak|нет|なし|无|없음|n\/a|-)$/i.test(
    word,
  );

/** True for a word that says a thing is done. Under way is not done. */
export const isTrue = (word: string): boolean =>
  /^(?:true|wahr|vrai|verdadero|verdadeiro|vero|waar|yes|y|ja|oui|sí|si|sì|sim|tak|да|はい|是|예|1|x|✓|✔|✔️|☑|✅|done|completed?|resolved|erledigt|fertig|abgeschlossen|terminée?|achevée?|completad[oa]|finalizad[oa]|hech[oa]|concluíd[oa]|completat[oa]|voltooid|slutförd|fuldført|fullført|valmis|ukończone|zakończone|zrobione|завершен[ао]|выполнен[ао]|完了|已完成|完成|완료|closed|finished)$/i.test(
    word.trim(),
  );

/** True for a word that says a thing will not be done. */
export const isCancelled = (word: string): boolean =>
  /^(?:cancell?ed|won['’]?t do|wontfix|abandoned|dropped|abgebrochen|storniert|annulée?|cancelad[oa]|annullat[oa]|geannuleerd|отменен[ао])$/i.test(
    word.trim(),
  );

/** A priority by its name in some languages. */
export function priorityOf(word: string): 'high' | 'medium' | 'low' {
  if (
    /^(?:high|highest|h|urgent|critical|important|hoch|sehr hoch|wichtig|haute?|élevée?|importante?|alta|alto|elevata|hoog|hög|høj|høy|wysoki|высок(?:ий|ая)|高|높음|p1|a|!!!)$/i.test(
      word,
    )
  )
    return 'high';
  return /^(?:low|lowest|l|niedrig|gering|basse|faible|baja|bajo|baixa|bassa|laag|låg|lav|niski|низк(?:ий|ая)|低|낮음|p3|c|!)$/i.test(
    word,
  )
    ? 'low'
    : 'medium';
}

/** Minutes of a length of time: `90`, `1,5`, `1:30`, `1h 30m`, `90 min`. A bare number counts in `unit` minutes. */
export function minutesOf(raw: string, unit: number): number | null {
  const text = raw.trim().toLowerCase();
  const clock = /^(\d+):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words =
    /^(?:(\d+(?:[.,]\d+)?)\s*(?:h(?:ours?|rs?|eures?|oras?)?|std|stunden?|ore?|uur)\.?)?\s*(?:(\d+)\s*m(?:in(?:ut\p{L}*)?)?\.?)?$/u.exec(
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

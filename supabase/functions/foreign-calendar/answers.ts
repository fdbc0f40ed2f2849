/** Why a calendar is not there. The page has a sentence for each. */
export type CalendarCode =
  | 'method_not_allowed'
  | 'not_signed_in'
  | 'bad_request'
  | 'too_many_requests'
  | 'address_refused'
  | 'not_a_calendar'
  | 'too_large'
  | 'not_there'
  | 'no_answer';

/** A calendar as it was fetched. */
export interface CalendarText {
  readonly text: string;
  /** Equal for equal texts. */
  readonly tag: string;
  /** Epoch milliseconds. */
  readonly fetchedAt: number;
}

const common = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

const answerJson = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...common, ...headers } });

/** An error as the page reads it: a code, and a sentence for people. */
export const refuse = (
  status: number,
  code: CalendarCode,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Response => answerJson(status, { code, error }, headers);

/** The calendar; without its text for who has it already. */
export function answerCalendar({ text, tag, fetchedAt }: CalendarText, known: string): Response {
  return answerJson(200, { tag, fetchedAt, ...(tag !== known && { text }) });
}

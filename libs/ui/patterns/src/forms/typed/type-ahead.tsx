import { useEffect, useLayoutEffect } from 'react';
import { useTypeAhead, type Edit } from './use-type-ahead';

let typed = '';

function keep(edit: Edit): void {
  typed = edit(typed);
}

const endLine: Edit = (text) => `${text}\n`;

/** What was typed while a field was on its way, once: its lines, of which the last is not ended. */
export function takeTypedLines(): readonly string[] {
  const lines = typed.split('\n');
  typed = '';
  return lines;
}

/** The same for a field that takes one line. */
export function takeTypedAhead(): string {
  return takeTypedLines()[0] ?? '';
}

/** Stands for a window with a field while it is on its way, and keeps what is typed for that field. */
export function TypeAhead() {
  useLayoutEffect(() => {
    typed = '';
  }, []);
  // Once the field that took its place has begun with it: what nobody took is meant for no other.
  useEffect(() => () => void (typed = ''), []);
  useTypeAhead(true, keep, undefined, endLine);
  return <div role="dialog" hidden />;
}

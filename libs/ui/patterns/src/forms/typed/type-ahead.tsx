import { useEffect } from 'react';
import { useTypeAhead, type Edit } from '../shared/use-type-ahead';

let typed = '';

/** What was typed while the palette was on its way, once. */
export function takeTypedAhead(): string {
  const text = typed;
  typed = '';
  return text;
}

function keep(edit: Edit): void {
  typed = edit(typed);
}

/** Stands for the palette while it is on its way, and keeps what is typed for its field. */
export function TypeAhead() {
  useEffect(() => {
    typed = '';
  }, []);
  useTypeAhead(true, keep);
  return <div role="dialog" hidden />;
}

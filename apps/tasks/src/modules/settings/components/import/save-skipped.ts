import { saveFile } from '@plainday/shared-platform';
import type { ImportPlan } from '../../../../shared/import/plan';
import { skippedText } from '../../../../shared/import/words';

/** Gives back the rows that could not come in, as they stand in the file; of other files what they were and why. */
export function saveSkipped(file: string, { skipped, rawHead }: ImportPlan): void {
  const rows = skipped.map(
    ({ raw, text, what, line }) =>
      raw ?? [text, skippedText(what, line)].filter(Boolean).join(': '),
  );
  const isWhole = skipped.every(({ raw }) => raw !== null);
  const [, name = file, end = '.txt'] = /^(.*?)(\.\w+)?$/.exec(file) ?? [];
  const text = [...(rawHead === null ? [] : [rawHead]), ...rows].join('\r\n');
  const blob = new Blob([`\uFEFF${text}\r\n`], { type: 'text/plain;charset=utf-8' });
  saveFile(`${name} - left out${isWhole ? end : '.txt'}`, blob);
}

import type { RefObject } from 'react';
import type { DraftLine } from './draft-line';
import type { AddDraft } from './use-add-draft';
import type { PastedLines } from './use-pasted-lines';

interface DraftPreviewProps {
  readonly draft: AddDraft;
  readonly lines: PastedLines;
  /** What is typed here belongs to a task. */
  readonly areSubtasks?: boolean;
  /** Gets the focus back. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Adds lines; `rest` was in the field before they came. */
  readonly onAddAll: (lines: readonly DraftLine[], rest: string) => void;
}

/**
 * What was understood, wherever a task is typed: each with a cross that takes it back. Several pasted lines are offered
 * as one task each.
 */
export function DraftPreview({ draft, lines, areSubtasks, field, onAddAll }: DraftPreviewProps) {
  const { details, chips, doubts, unable } = draft;
  const { pasted, takeOff, forget } = lines;
  const focus = () => field.current?.focus();
  if (!details) return null;
  if (pasted) {
    const flat = areSubtasks ? { isSubtask: true } : {};
    return (
      <details.PasteOffer
        lines={pasted.lines.map((line) => ({ ...draft.preview(line), ...flat }))}
        total={pasted.total}
        onTakeOff={takeOff}
        onKeep={() => {
          forget();
          focus();
        }}
        onAddAll={() => onAddAll(pasted.lines, pasted.before)}
      />
    );
  }
  return (
    <>
      {draft.reads && <details.TagSuggest field={field} />}
      <details.AddChips
        chips={chips}
        doubts={doubts}
        unable={unable}
        onAccept={(words) => {
          draft.accept(words);
          focus();
        }}
        onTakeOff={(chip) => {
          draft.takeOff(chip);
          focus();
        }}
      />
    </>
  );
}

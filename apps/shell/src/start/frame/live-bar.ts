import { TITLE_MAX } from '@plainday/domain-tasks';
import { coarse, phone } from '@plainday/ui-theme';
import { ADD_PLACEHOLDER } from '@plainday/shared-platform/start';
import { Mic, SlidersHorizontal } from 'lucide';
import { svg } from './inline';

/** The add bar before any script, with the looks of the one that takes its place, and the rows that it makes. */
export function liveBar(): string {
  const picture = (word: string, icon: string) =>
    `<span class="f-near" data-word="${word}" aria-hidden="true">${icon}</span>`;
  return (
    '<div class="f-live"><form class="f-add" aria-label="New task"><div class="f-line">' +
    `<input class="f-text" placeholder="${ADD_PLACEHOLDER}" aria-label="${ADD_PLACEHOLDER}" autocomplete="off"` +
    ` enterkeyhint="done" dir="auto" maxlength="${TITLE_MAX}">` +
    picture('Voice', svg(Mic)) +
    picture('Details', svg(SlidersHorizontal)) +
    '<button class="f-submit" disabled>Add</button></div></form>' +
    '<ul class="f-rows" aria-label="Just added" aria-live="polite"></ul></div>'
  );
}

/** The rules of the add bar and of rows, as the tool writes them. */
export const liveBarCss = `
.f-add{margin-bottom:10px;border:1px solid var(--line-strong);border-radius:14px;background:var(--surface);box-shadow:var(--shadow)}
.f-add:has(.f-text:focus-visible){border-color:var(--accent);outline:1px solid var(--accent)}
.f-line{display:flex;align-items:center;gap:4px;min-height:50px;padding:0 8px 0 0}
.f-text{flex:1;min-width:0;height:50px;padding:0 8px 0 16px;border:0;border-radius:13px;background:none;font:var(--type-item);line-height:1.25rem}
.f-text:focus-visible{outline:none}
.f-near{display:inline-grid;flex:none;place-items:center;width:32px;height:32px;color:var(--text-2)}
.f-submit{flex:none;min-height:34px;margin-left:4px;padding:0 14px;border:1px solid transparent;border-radius:var(--radius-s);background:var(--accent);color:var(--on-accent);font:550 var(--type-body)}
.f-submit:disabled{opacity:.6}
.f-rows{margin:0 -12px}
.f-rows:empty{display:none}
.f-row{position:relative;display:flex;align-items:flex-start;gap:10px;box-sizing:border-box;min-height:34px;padding:4px 12px 4px 46px;font:500 var(--type-item);line-height:1.375rem;overflow-wrap:anywhere}
.f-row::before,.f-row:last-child::after{content:'';position:absolute;inset:0 12px auto;border-top:1px solid var(--line)}
.f-row:last-child::after{inset:auto 12px 0}
.f-ring{flex:none;width:20px;height:20px;margin-top:1px;border:1.5px solid var(--control);border-radius:50%}
@media (hover:none){.f-row{padding-left:12px}}
${coarse}{.f-near{width:44px;height:44px}.f-submit{min-height:44px}.f-row{padding-block:12px;line-height:1.75rem}}
${phone}{
.f-text{flex-basis:100%}
.f-line{flex-wrap:wrap;justify-content:flex-end}
.f-submit{margin-block:0 8px}
.f-add:not(:focus-within,:has(.f-text:not(:placeholder-shown))) .f-line>:not(.f-text){display:none}
.f-near{grid-auto-flow:column;gap:6px;width:auto;padding-inline:8px;font:500 var(--type-small)}
.f-near::after{content:attr(data-word)}
.f-rows{margin:0 -8px}
.f-row{padding-inline:8px}
.f-row::before,.f-row:last-child::after{inset-inline:8px}
}
`.replace(/\n/g, '');

import { phone } from '@plainday/ui-theme';

/**
 * The rules of what `draw-kept.js` draws: rows, over those of `.f-row`, or the parts of a page at their places. Their
 * words are drawn from attributes: they are a picture, which neither a screen reader nor a search in the page finds
 * beside the list that takes its place.
 */
export const keptRowsCss = `
.f-kept{margin:0 -12px}
.f-rows:not(:empty)~.f-kept>:first-child::before{display:none}
.f-kept [data-text]::before{content:attr(data-text)}
.f-kept .f-title-text{white-space:pre-wrap;unicode-bidi:plaintext}
.f-ring[data-priority=High]{border:3px solid var(--red);background:var(--red-soft)}
.f-ring[data-priority=Low]{border-style:dashed}
.f-body{flex:1;min-width:0}
.f-notes{display:-webkit-box;margin-top:2px;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:3;color:var(--text-2);font:var(--type-small);white-space:pre-line;unicode-bidi:plaintext}
.f-facts{display:flex;flex-wrap:wrap;align-items:center;gap:0 12px;color:var(--text-3);font:var(--type-caption);line-height:1.125rem;font-variant-numeric:tabular-nums}
.f-facts{min-height:1.125rem}
.f-fact.to-come{width:72px;height:8px;border-radius:4px;background:var(--line)}
.f-fact{display:inline-flex;align-items:center;gap:5px;min-width:0}
.f-fact.count{min-height:20px}
.f-fact.overdue{color:var(--red)}
.f-fact.star{color:var(--amber)}
.f-fact.star svg{fill:currentColor}
.f-dot{flex:none;width:9px;height:9px;border-radius:50%}
.f-kept.f-placed{position:relative;margin:0}
.f-placed>li{position:absolute;box-sizing:border-box;fill:none;white-space:pre;unicode-bidi:plaintext}
.f-placed>.f-cut{overflow:hidden;text-overflow:ellipsis}
.f-placed svg{display:block;fill:inherit}
@media (hover:hover){.f-kept .f-row{padding-inline-end:108px}}
${phone}{.f-kept{margin:0 -8px}.f-kept .f-row{padding-inline-end:50px}}
`.replace(/\n/g, '');

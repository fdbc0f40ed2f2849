import { authStyles } from '../../auth/auth-styles';
import { dashboardFrame } from './dashboard-frame';
import { authFrame, loadingFrame } from './auth-frame';
import { keptRowsCss } from './kept-rows';
import { liveBarCss } from './live-bar';
import { bundleInline, type InlineScript } from './bundle-inline';
import { fontFallbackCss } from './inline';
import { frameStyles } from '../../dashboard/frame-styles';
import { coarse, phone, themeBootScript, themeCss } from '@plainday/ui-theme';
import { FRAMES_ID, RELEASE_PLACE } from '@plainday/shared-platform/start';

/** Rules by class name, with the nesting that browsers know. */
function rules(prefix: string, styles: Readonly<Record<string, string>>): string {
  return Object.entries(styles)
    .map(
      ([name, css]) => `.${prefix}-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}{${css}}`,
    )
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1');
}

const onlyChosen = ['auth', 'dashboard', 'loading']
  .map((name) => `html:not([data-frame='${name}']) #frame-${name}{display:none}`)
  .concat('html:not([data-mailbox]) #frame-mailbox{display:none}')
  .join('');

/** Parts of the page that modules draw, in their shape. On a phone the bell comes late, between Search and the clock. */
const placeholders = `
html{scroll-padding:81px 0 max(24px,var(--covered,0px))}
.f-content{grid-area:1/-2}
.f-sidebar,.f-frame::before{grid-area:1/1}
.f-frame::before{content:'';background:var(--sunken);border-inline-end:1px solid var(--line)}
html[data-sidebar='closed'] .f-frame::before{display:none}
.f-rest:not([data-filled]){visibility:hidden}
.f-brand>:last-child{margin-left:auto}
.f-page{box-sizing:border-box;width:100%;max-width:792px;margin:0 auto;padding:28px 32px 96px}
.f-title{height:36px;padding-top:4px;font:650 var(--type-title);letter-spacing:-0.025em;margin-bottom:24px}
.a-input{display:block;width:100%;height:40px;margin-top:6px;padding:9px 12px;border:1px solid var(--control);border-radius:var(--radius-m);background:var(--surface);font:var(--type-body)}
.a-input:focus{outline:2px solid var(--accent);outline-offset:-1px;border-color:var(--accent)}
.a-label{font:550 var(--type-small)}
.a-forgot{margin-top:6px}
.a-submit{display:grid;place-items:center;height:44px;border-radius:var(--radius-m);background:var(--accent);color:var(--on-accent);font:550 var(--type-body)}
.f-loading{display:grid;place-content:center;min-height:100dvh;color:var(--text-2)}
.f-icon{display:grid;place-items:center;flex:none;width:28px;height:28px;color:var(--text-2)}
.f-kbd{display:grid;place-items:center;min-width:16px;height:20px;margin-left:auto;padding:0 4px;border:1px solid var(--line-strong);border-radius:5px;background:var(--surface);font:500 var(--type-tiny);line-height:1}
.f-end{display:flex;flex:none;align-items:center;gap:var(--space-2);margin-left:auto}
.f-worded{display:none}
.f-bottom-bar>.f-plus{grid-column:3}
.f-bottom-bar>:last-child{grid-column:5}
${phone}{.f-frame::before{display:none}html{scroll-padding:73px 0 max(85px,var(--covered,0px))}.f-page{padding:20px 16px 120px}.f-worded{display:grid;place-content:center;box-sizing:border-box;width:auto;min-width:44px;height:auto;min-height:44px;padding:1px 5px;font:500 var(--type-bar)}.f-worded::after{content:attr(data-word)}.f-late{visibility:hidden}}
${coarse}{.a-input{height:44px}}
@media (max-height:420px){html{scroll-padding:16px 0 max(24px,var(--covered,0px))}}
`.replace(/\n/g, '');

/**
 * The frame lies over the app until that shows the same and has taken over what is typed (`followFrame`). Where the
 * tool comes late, or not at all, the menus of the app are there before it: `data-beside`.
 */
const stages = `
#frames{position:absolute;inset:0 0 auto;z-index:30;background:var(--bg)}
html:not([data-frame]) #frames{display:none}
html[data-frame]:not([data-beside]) #root,html[data-beside=''] #root main{visibility:hidden}
html[data-beside] #frames{z-index:10;background:none;visibility:hidden;pointer-events:none}
html[data-beside=''] .f-page,html[data-beside='failed'] .f-live{visibility:visible;pointer-events:auto}
html[data-beside=''] .f-page{background:var(--bg)}
html[data-beside] [data-waiting]{padding-top:var(--live,0)}
`.replace(/\n/g, '');

/**
 * The body of the shell's page: the theme, which stays, and the first paint before any script has come. That is the
 * frame of the dashboard, the card of /auth, or neither, chosen by an inline script from the path and the stored
 * session. What is typed into it is kept; the app takes it over and the place of the frame. The menus of the dashboard
 * come after it, and then the release, by far the largest part of the page. Called by the build.
 */
export function renderStaticFrame(): string {
  const css =
    themeCss +
    fontFallbackCss() +
    rules('f', frameStyles) +
    rules('a', authStyles) +
    placeholders +
    liveBarCss +
    keptRowsCss +
    stages +
    onlyChosen;
  const scripts = (...names: InlineScript[]) => `<script>${bundleInline(...names)}</script>`;
  // The first paint waits for all that stands before this, and for nothing of what follows.
  const framed = '<i id="framed" hidden></i>';
  return [
    `<style>${css}</style>`,
    `<script>${themeBootScript};${bundleInline('choose-frame')}</script>`,
    `<div id="root"></div><div id="${FRAMES_ID}">${authFrame()}${loadingFrame()}`,
    dashboardFrame(scripts('fill-page', 'keep-typed', 'draw-kept') + framed + scripts('ask-early')),
    '</div>',
    scripts('fill-menus'),
    RELEASE_PLACE,
    scripts('fetch-tool'),
  ].join('');
}

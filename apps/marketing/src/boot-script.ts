import { AUTH_STORAGE_KEY } from '@plainday/shared-platform/start';
import { themeBootScript } from '@plainday/ui-theme';

const toDashboard = `try{if(JSON.parse(localStorage.getItem('${AUTH_STORAGE_KEY}')).refresh_token)return go('/dashboard')}catch(e){}`;

/**
 * Runs before the first paint of a public page. Links of e-mails that ended up here go on to /auth, the theme
 * is set, and on the pages that are for visitors only a signed-in person goes on to /dashboard (spec §2).
 */
export function bootScript(forVisitorsOnly: boolean): string {
  return `(function(l,d){function go(u){d.style.display='none';l.replace(u)}\
if(/^#(access_token|error)=/.test(l.hash))return go('/auth'+l.hash);\
${forVisitorsOnly ? toDashboard : ''}\
})(location,document.documentElement);${themeBootScript}`;
}

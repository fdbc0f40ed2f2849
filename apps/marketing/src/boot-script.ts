import { themeBootScript } from '@plainday/ui-theme';

/** Where the browser keeps the session; the same key as in data/supabase, which a public page must not load. */
export const SESSION_KEY = 'plainday.auth';

/**
 * The only script of the public pages. Links of e-mails that ended up here go on to /auth;
 * a signed-in visitor goes to /dashboard (spec §2, Route table); the theme is set. All before the first paint.
 */
export const bootScript = `(function(l,d){function go(u){d.style.display='none';l.replace(u)}\
if(/^#(access_token|error)=/.test(l.hash))return go('/auth'+l.hash);\
try{if(JSON.parse(localStorage.getItem('${SESSION_KEY}')).refresh_token)go('/dashboard')}catch(e){}\
})(location,document.documentElement);${themeBootScript}`;

/**
 * Texts become code or markup by this policy alone (`trusted-types default`), and browsers ask it at every such
 * place: scripts are files of this site, markup is at most one character reference (react-markdown reads those).
 */
const policy = `self.trustedTypes&&trustedTypes.createPolicy('default',{
createScriptURL:function(a){var u=new URL(a,location.href);return u.origin==location.origin&&/^\\/(worker|(assets|remotes)\\/.+)\\.js$/.test(u.pathname)?a:null},
createHTML:function(t){return/^(&\\w+;)?$/.test(t)?t:null}})`.replaceAll('\n', '');

/** Puts the policy before everything else that a page runs. */
export function withTrustedTypes(html: string): string {
  return html.replace('<head>', () => `<head><script>${policy}</script>`);
}

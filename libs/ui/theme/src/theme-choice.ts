/** What the user asked for; `system` follows the operating system. */
export type ThemeChoice = 'system' | 'light' | 'dark';
/** What is drawn. */
export type Theme = 'light' | 'dark';

/** Key of the choice in localStorage: a preference of this device, not of an account. */
export const THEME_STORAGE_KEY = 'plainday.theme';

const DARK_QUERY = '(prefers-color-scheme:dark)';

/** Reads a stored value as a choice; anything unknown means `system`. */
export function toThemeChoice(value: unknown): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The theme a choice leads to. */
export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** Media query list that is true while the operating system asks for dark. */
export function darkQuery(): MediaQueryList {
  return matchMedia(DARK_QUERY);
}

/** Writes choice and theme to the root element, where the style sheet reads them. */
export function applyTheme(choice: ThemeChoice): Theme {
  const theme = resolveTheme(choice, darkQuery().matches);
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.themeChoice = choice;
  return theme;
}

/**
 * Sets the theme before the first paint, and again whenever the system or another tab changes it. An inline script: its
 * hash is allowed by the gateway's policy.
 */
export const themeBootScript = `(function(d,q){function s(){var c;try{c=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}\
c=c=='light'||c=='dark'?c:'system';d.themeChoice=c;d.theme=c!='system'?c:q.matches?'dark':'light'}\
s();q.addEventListener('change',s);addEventListener('storage',s)})(document.documentElement.dataset,matchMedia('${DARK_QUERY}'))`;

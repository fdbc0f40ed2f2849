export { GlobalStyle } from './global-style';
export {
  applyTheme,
  resolveTheme,
  THEME_STORAGE_KEY,
  themeBootScript,
  toThemeChoice,
} from './theme-choice';
export { themeCss } from './theme-css';
export { coarse, colors, phone, PHONE_MAX_PX } from './tokens';
export { setThemeChoice, useTheme } from './use-theme';
export type { Theme, ThemeChoice } from './theme-choice';
export type { ColorName, ColorPair } from './tokens';

export {
  coarse,
  forcedColors,
  from,
  givesWay,
  hovers,
  motion,
  phone,
  screenOnly,
  PHONE_MAX_PX,
  tablet,
  TABLET_MAX_PX,
  upTo,
  wide,
} from './breakpoints';
export { GlobalStyle } from './global-style';
export {
  applyTheme,
  resolveTheme,
  THEME_STORAGE_KEY,
  themeBootScript,
  toThemeChoice,
} from './theme-choice';
export { themeCss } from './theme-css';
export { colors } from './tokens';
export { typeScale } from './type';
export { useIsPhone } from './use-is-phone';
export { setThemeChoice, useTheme } from './use-theme';
export type { Theme, ThemeChoice } from './theme-choice';
export type { ColorName, ColorPair } from './tokens';

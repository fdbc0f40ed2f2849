import { createGlobalStyle } from 'styled-components';
import { themeCss } from './theme-css';

/** Theme variables, reset and base type. Mounted once, by the shell or the dev shell. */
export const GlobalStyle = createGlobalStyle`${themeCss}`;

import { createRoot } from 'react-dom/client';
import { applyTheme, GlobalStyle, toThemeChoice } from '@plainday/ui-theme';
import '@plainday/ui-theme/fonts.css';
import { Gallery } from '../src/gallery';
import { readGroups } from '../src/groups';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root to put the gallery into.');
applyTheme(toThemeChoice(new URLSearchParams(location.search).get('theme')));
createRoot(place).render(
  <>
    <GlobalStyle />
    <Gallery groups={readGroups()} />
  </>,
);

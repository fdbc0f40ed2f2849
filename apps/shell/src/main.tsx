import { startApp } from './app/start-app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root. Build index.html again.');
void startApp(root);

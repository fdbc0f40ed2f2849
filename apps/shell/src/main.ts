import { nextTask } from '@plainday/shared-platform';
import { watchInstall } from '@plainday/shared-platform/install';
import { fetchForTyped } from './start/boot/fetch-ahead';

/** In tasks of their own: what comes in one file need not run in one go, while somebody types into the first frame. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root. Build index.html again.');
  fetchForTyped();
  watchInstall();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@plainday/federation-host/provided');
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ './app/start-app');
  await startApp(root);
}

void start();

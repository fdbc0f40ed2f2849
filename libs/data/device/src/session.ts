/**
 * What a session begins and ends with: here whenever the page is, while the rest of this library comes when a tool
 * asks for it. For libs/auth; tools import the whole.
 */
export { activateDevice } from './user/activate';
export { eraseOutbox, openOutbox } from './manage/outbox';
export { eraseSnapshots, openSnapshots } from './manage/snapshots';

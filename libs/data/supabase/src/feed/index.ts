export { feedUrl } from './feed-url';

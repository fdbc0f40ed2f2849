import { say } from '@plainday/ui-components';
import { debounce } from '@plainday/shared-utils';

/** A pause in typing after which results are said, in milliseconds. */
const PAUSE_MS = 500;

const sayNewest = debounce((text: string) => say(text), PAUSE_MS);

/** Says a sentence politely, once: `announce('Note added')`. The newest within half a second is said. */
export function announce(sentence: string): void {
  sayNewest(sentence);
}

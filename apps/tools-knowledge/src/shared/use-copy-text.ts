import { useShell } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';

/** Puts a text on the clipboard, and says that it is there. */
export function useCopyText(): (text: string, said: string) => Promise<void> {
  const { notify } = useShell();
  return async (text, said) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.brief(said);
    } catch (error) {
      logger.warn('The clipboard could not be written.', error);
      notify.toast({
        title: 'Could not copy',
        description: 'This browser does not let the page write to the clipboard.',
        tone: 'destructive',
      });
    }
  };
}

import { logger } from './logger';

/** Where it is said that a text was copied. */
interface Says {
  readonly brief: (text: string) => unknown;
  readonly toast: (message: {
    readonly title: string;
    readonly description: string;
    readonly tone: 'destructive';
  }) => unknown;
}

/** Puts a text on the clipboard, and says that it is there, or that the browser refused. */
export async function copyText(text: string, said: string, notify: Says): Promise<void> {
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- writing is everywhere; a refusal is said
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
}

import { useCallback } from 'react';
import { useShell } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';
import type { Template } from '../model/templates.schema';
import { writeMarkdown } from '../model/write-markdown';

/** Puts a template on the clipboard as a Markdown checklist. */
export function useCopy(): (template: Template) => Promise<void> {
  const { notify } = useShell();
  return useCallback(
    async (template) => {
      try {
        await navigator.clipboard.writeText(writeMarkdown(template));
        notify.brief('Copied as Markdown');
      } catch (error) {
        logger.warn('The clipboard could not be written.', error);
        notify.toast({
          title: 'Could not copy',
          description: 'This browser does not let the page write to the clipboard.',
          tone: 'destructive',
        });
      }
    },
    [notify],
  );
}

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { logger } from '@plainday/shared-platform';
import { hasMarks } from './has-marks.logic';
import type { MarkdownProps } from './markdown-view';

const Plain = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const view: { loaded: ComponentType<MarkdownProps> | null } = { loaded: null };

/** Fetches the renderer ahead. */
export async function preloadMarkdown(): Promise<void> {
  view.loaded ??= (await import(/* webpackChunkName: "markdown" */ './markdown-view')).MarkdownView;
}

/**
 * A text as Markdown, safely. A plain one needs no renderer; any other is shown as it was written until the renderer
 * is here, and stays so when it cannot be fetched.
 */
export function Markdown(props: MarkdownProps) {
  const { text } = props;
  const [View, setView] = useState(() => view.loaded);
  const isMarked = hasMarks(text);

  useEffect(() => {
    if (View || !isMarked) return undefined;
    let isGone = false;
    preloadMarkdown().then(
      () => !isGone && setView(() => view.loaded),
      (error: unknown) => logger.warn('Text is shown without formatting.', error),
    );
    return () => void (isGone = true);
  }, [View, isMarked]);

  return View && isMarked ? <View {...props} /> : <Plain dir="auto">{text}</Plain>;
}

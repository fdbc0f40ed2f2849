import { useEffect, useState } from 'react';
import { logger } from '@plainday/shared-platform';
import type { Token } from './tokens.logic';

interface Coloured {
  readonly of: string;
  readonly tokens: readonly Token[] | null;
}

/** The pieces of some code; null until the highlighter is here, and for languages that it does not know. */
export function useTokens(code: string, language: string | undefined): readonly Token[] | null {
  const [coloured, setColoured] = useState<Coloured | null>(null);
  const key = `${language}\n${code}`;

  useEffect(() => {
    if (language === undefined) return undefined;
    let isGone = false;
    import(/* webpackChunkName: "highlight" */ './highlight').then(
      ({ highlight }) => {
        if (!isGone) setColoured({ of: key, tokens: highlight(code, language) });
      },
      (error: unknown) => logger.warn('Code is shown without colours.', error),
    );
    return () => void (isGone = true);
  }, [code, language, key]);

  return coloured?.of === key ? coloured.tokens : null;
}

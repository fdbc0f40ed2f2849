import { useEffect, useState } from 'react';
import type { ModulePage, ToolModule } from '@plainday/federation-contract';

/** Loads a module and shows its page, or why there is none. */
export function DevOutlet({ module }: { readonly module: ToolModule }) {
  const [loaded, setLoaded] = useState<{ module: ToolModule; Page: ModulePage } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    module.load().then(
      ({ Page }) => current && setLoaded({ module, Page }),
      (error: unknown) => current && setFailure(String(error)),
    );
    return () => {
      current = false;
    };
  }, [module]);

  if (failure) return <pre role="alert">{failure}</pre>;
  if (loaded?.module !== module) return <p>Loading...</p>;
  return <loaded.Page />;
}

import { useCallback, useState } from 'react';
import { detailsNow, loadDetails, type AddDetails } from './load-details';

/** The details as far as they are loaded, and the way to ask for them ahead of their use. */
export function useDetails(): readonly [AddDetails | null, () => void] {
  const [details, setDetails] = useState(detailsNow);
  const warm = useCallback(() => {
    const keep = (loaded: AddDetails) => setDetails(() => loaded);
    if (detailsNow() === null) loadDetails().then(keep, () => undefined);
    else setDetails(detailsNow);
  }, []);
  return [details, warm];
}

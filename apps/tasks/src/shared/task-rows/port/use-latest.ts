import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that gives the value of the last drawing, and is itself always the same. */
export function useLatest<Value>(value: Value): () => Value {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return useCallback(() => ref.current, []);
}

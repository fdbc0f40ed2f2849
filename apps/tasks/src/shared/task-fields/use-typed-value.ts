import { useState } from 'react';

/** An input whose text is not yet a value, as a year half typed, keeps what was typed until the focus leaves it. */
export function useTypedValue(value: string, onValue: (text: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => {
      const text = event.currentTarget.value;
      setTyped(onValue(text) ? null : text);
    },
    onBlur: () => setTyped(null),
  };
}

export function addModule(
  source: string,
  module: { readonly id: string; readonly constant: string },
): string;

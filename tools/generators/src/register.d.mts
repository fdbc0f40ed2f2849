export function addModule(
  source: string,
  module: { readonly id: string; readonly constant: string },
): string;
export function emptyRemote(name: string): string;
export const DEV_SHELL: string;

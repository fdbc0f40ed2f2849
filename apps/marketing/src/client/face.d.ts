/** Stands for the face of the tool a script is built for; the build says which. */
declare module '@plainday/face' {
  import type { ReactElement } from 'react';

  export function Face(): ReactElement;
}

/** Stands for the face of the tool a script is built for; the build says which. */
declare module '@plainday/face' {
  export function Face(): import('react').ReactElement;
}

/** A font, as the address of its hashed file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

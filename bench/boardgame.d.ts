declare module 'boardgame.io/dist/cjs/internal.js' {
  // biome-ignore lint/suspicious/noExplicitAny: the peer's own types are not what is measured
  const internal: any;
  export default internal;
}

declare module 'wawoff2/decompress.js' {
  /** A WOFF2 font as TTF. */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

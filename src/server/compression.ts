type Packing = TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

/** Compresses and decompresses streams off the main thread, with back-pressure. */
export interface Compression {
  gzip(): Packing;
  /** Errors with an `UnpackFailure`. */
  gunzip(): Packing;
  /** Raw DEFLATE, as in zip files. */
  deflate(): Packing;
}

/** Thrown when the bytes aren't gzip, are damaged, or are truncated. */
export class UnpackFailure extends Error {
  readonly isEarlyEnd: boolean;

  constructor(isEarlyEnd: boolean, options?: ErrorOptions) {
    super(isEarlyEnd ? 'the packed bytes end early' : 'the packed bytes are damaged', options);
    this.isEarlyEnd = isEarlyEnd;
  }
}

type Packing = TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

/** Packs and unpacks streams beside the thread that answers calls. A stream takes no more in until its output is read. */
export interface Compression {
  gzip(): Packing;
  /** Errors with an `UnpackFailure`. */
  gunzip(): Packing;
  /** DEFLATE without a header, as zip files contain it. */
  deflate(): Packing;
}

/** The bytes are not gzip, are damaged, or end too early. */
export class UnpackFailure extends Error {
  readonly isEarlyEnd: boolean;

  constructor(isEarlyEnd: boolean, options?: ErrorOptions) {
    super(isEarlyEnd ? 'the packed bytes end early' : 'the packed bytes are damaged', options);
    this.isEarlyEnd = isEarlyEnd;
  }
}

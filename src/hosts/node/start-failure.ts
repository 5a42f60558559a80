/** The reason the server can't start, in one line for the operator. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

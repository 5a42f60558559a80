/** Why an IMAP server could not be used. Its message can be shown, and names nobody. */
export class ImapFailure extends Error {
  /** `host`: not reached, or not to be reached; `login`: it refused the name or the password; `server`: it failed later. */
  readonly reason: 'host' | 'security' | 'login' | 'server';

  constructor(reason: ImapFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

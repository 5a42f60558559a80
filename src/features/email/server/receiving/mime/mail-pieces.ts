/** A file of a mail. */
export interface MailFile {
  /** Empty for none. */
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
  /** Without its brackets; empty for none. */
  contentId: string;
  /** The address under which the mail's HTML names it (RFC 2557). */
  location?: string;
}

/** What is shown of a mail, in its order: a text, or that a file stands there. */
export type ShownPiece =
  /** With the same as text, where the mail has it. */
  | { kind: 'html'; html: string; text?: string }
  | { kind: 'text'; text: string; isFlowed: boolean; deletesSpaces: boolean }
  | { kind: 'file'; file: MailFile };

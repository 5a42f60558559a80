import type { Address } from './mail-host.ts';

/** A mail the app sends to someone who can't read their mailbox here, or not yet. */
export interface Notice {
  entity: string;
  /** The owner of the mailbox it is sent from. */
  ownerId: number;
  /** The user who sends it; omitted for the installation itself. */
  from?: Address;
  to: Address;
  subject: string;
  /** The text the sender may see. */
  message: string;
  /** The text that is sent: a one-time link is for its recipient only. */
  outsideMessage: string;
  /** Whether to leave it out of the sent mails. */
  isHidden: boolean;
}

/** A mail from the company to one of its users. */
export interface CompanyMail {
  entity: string;
  personId: number;
  /** Whether they read their mail here. */
  hasMailbox: boolean;
  /** The company, as its users know it. */
  from: Address;
  to: Address;
  subject: string;
  message: string;
}

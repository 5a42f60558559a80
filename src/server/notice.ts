import type { Address } from './mail-host.ts';

/** A mail that the app writes to someone who can't read their mailbox here, or not yet. */
export interface Notice {
  entity: string;
  /** Whose mailbox it leaves from. */
  ownerId: number;
  /** The person who writes it; left out when the installation does. */
  from?: Address;
  to: Address;
  subject: string;
  /** What the sender may know of it. */
  message: string;
  /** What leaves: a one-time link is for its recipient only. */
  outsideMessage: string;
  /** Not among the sent mails. */
  isHidden: boolean;
}

/** A mail from the company to one of its people. */
export interface CompanyMail {
  entity: string;
  personId: number;
  /** Whether they read their mail here. */
  hasMailbox: boolean;
  /** The company, as its people know it. */
  from: Address;
  to: Address;
  subject: string;
  message: string;
}

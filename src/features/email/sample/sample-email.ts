import type { DrawingKey } from '#contract/drawing-key.ts';
import type { RealFolder, Recipient } from '../contract.ts';
import type { FixedLabel } from '../labels-contract.ts';

export interface SampleEmail {
  /** Orders the mails and names them for `replyTo`. */
  id: number;
  folder: RealFolder;
  from: Recipient;
  /** The sender's id, when one of the sample people. */
  fromPerson?: number;
  to: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  subject: string;
  /** HTML. */
  message: string;
  /** When it came: some days before today at a time of day (UTC), or some minutes ago. */
  when: { daysAgo: number; time: string } | { minutesAgo: number };
  isRead: boolean;
  isStarred: boolean;
  labels: FixedLabel[];
  attachments: ({ fileName: string } & ({ drawing: DrawingKey } | { text: string }))[];
  /** The mail that it answers and is nested in. */
  replyTo?: number;
}

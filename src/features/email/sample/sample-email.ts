import type { DrawingKey } from '#contract/drawing-key.ts';
import type { RealFolder, Recipient } from '../contract.ts';
import type { FixedLabel } from '../labels-contract.ts';

export interface SampleEmail {
  /** Orders the emails; `replyTo` refers to it. */
  id: number;
  folder: RealFolder;
  from: Recipient;
  /** The sender's id, for a sample person. */
  fromPerson?: number;
  to: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  subject: string;
  message: string;
  /** When it arrived: a number of days before today at a time of day (UTC), or a number of minutes ago. */
  when: { daysAgo: number; time: string } | { minutesAgo: number };
  isRead: boolean;
  isStarred: boolean;
  labels: FixedLabel[];
  attachments: ({ fileName: string } & ({ drawing: DrawingKey } | { text: string }))[];
  /** Id of the email it replies to and is nested in. */
  replyTo?: number;
}

import type { DrawingKey } from '../sample/drawings.ts';
import type { Label, RealFolder, Recipient } from './contract.ts';
export interface SampleEmail {
  id: number;
  folder: RealFolder;
  from: Recipient;
  fromPerson?: number;
  to: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  subject: string;
  message: string;
  minutesAgo?: number;
  daysAgo?: number;
  time?: string;
  isRead: boolean;
  isStarred: boolean;
  labels: Label[];
  attachments: { fileName: string; drawing?: DrawingKey; text?: string }[];
  replyTo?: number;
}
const folders: RealFolder[] = [
  ...Array(8).fill('inbox'),
  ...Array(6).fill('spam'),
  ...Array(4).fill('trash'),
  ...Array(4).fill('draft'),
  ...Array(2).fill('sent'),
  'inbox',
  'sent',
];
export const sampleEmails: SampleEmail[] = folders.map((folder, i) => ({
  id: i + 1,
  folder,
  from: { name: 'Person 1', email: 'admin@demo.com' },
  fromPerson: 1,
  to: [],
  cc: [],
  bcc: [],
  subject: `Subject of ${i}`,
  message: '<p>Words about oak</p>',
  daysAgo: 30 - i,
  time: '10:00',
  isRead: i > 3,
  isStarred: i % 5 === 0,
  labels: i % 3 ? [] : ['important'],
  attachments: [],
  ...(i >= 24 && { replyTo: i - 23 }),
}));

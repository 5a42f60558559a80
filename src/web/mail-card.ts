import type { ComponentType } from 'react';

/** What an area shows above the text of a mail, of a file that came with it. */
export interface MailCard {
  name: string;
  /** By the file's name. */
  isFor: (fileName: string) => boolean;
  Card: ComponentType<{ mailId: number }>;
}

/** Mail knows no other area: the app names those that read its files, once a mail has some. */
export const mailCards: { load: () => Promise<readonly MailCard[]> } = { load: async () => [] };

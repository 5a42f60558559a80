import type { ComponentType } from 'react';

/** A card an area shows above a mail's text for an attachment. */
export interface MailCard {
  name: string;
  /** Matches by file name. */
  isFor: (fileName: string) => boolean;
  Card: ComponentType<{ mailId: number }>;
}

/** The cards, registered by the app and loaded for mails with attachments, because the mail area imports no other. */
export const mailCards: { load: () => Promise<readonly MailCard[]> } = { load: async () => [] };

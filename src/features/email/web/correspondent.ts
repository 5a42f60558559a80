import type { TFunction } from '#web/i18n.ts';
import type { Email } from '../contract.ts';

interface Correspondent {
  name: string;
  /** The name for the initials, where there is no picture. */
  face: string;
  picture: string | null;
}

/** Whom a list names beside a mail: its sender, and of what one wrote oneself the recipients. */
export function correspondent(mail: Pick<Email, 'folder' | 'from' | 'to'>, t: TFunction): Correspondent {
  const sender = mail.from.name || mail.from.email;
  if (mail.folder !== 'sent' && mail.folder !== 'draft') return { name: sender, face: sender, picture: mail.from.avatar };
  const names = mail.to.map(({ name, email }) => name || email);
  if (names.length === 0) return { name: t('email.noRecipient'), face: sender, picture: mail.from.avatar };
  return { name: t('email.toNames', { names: names.join(', ') }), face: names[0] ?? sender, picture: null };
}

import type { TFunction } from '#web/i18n.ts';

const says = 'email.settings.says';

// Contract and server speak English; what they are known to say is shown in the person's language.
const texts: Record<string, string> = {
  'is required': `${says}.required`,
  'is required anew': `${says}.passwordAnew`,
  'must be an e-mail address': `${says}.notAnEmail`,
  'must be one line': `${says}.oneLine`,
  'is not an mbox file': `${says}.notMbox`,
  'is empty': `${says}.empty`,
  'has no head': `${says}.noHead`,
  'could not be read': `${says}.unread`,
  'could not be kept': `${says}.notKept`,
  'is somebody’s already': `${says}.taken`,
  'or subject or words must be given': `${says}.noCondition`,
  'or a label, a star or a mark as read must be chosen': `${says}.noAction`,
  'the server refused this name or password': `${says}.imap.login`,
  'the server has no valid certificate for this name': `${says}.imap.certificate`,
  'the server does not speak this kind of encryption on this port': `${says}.imap.encryption`,
  'the server did not answer in time': `${says}.imap.slow`,
  'the server could not be reached on this port': `${says}.imap.unreached`,
  'no IMAP server answered properly on this port': `${says}.imap.noImap`,
  'must be tls or starttls for this server': `${says}.imap.needsEncryption`,
  'no server of this name was found': `${says}.imap.unknownHost`,
  'is a server of a private network, which this installation does not allow': `${says}.imap.privateNetwork`,
  'A mailbox is no longer on the server': `${says}.imap.mailboxGone`,
  'The server stopped answering': `${says}.imap.stopped`,
  'The connection to the server broke off': `${says}.imap.brokeOff`,
  'The server refused a command': `${says}.imap.refused`,
};

/** A message of the contract or the server in the person's language; one that is not known stays as it came. */
export function settingsMessage(t: TFunction, message: string): string {
  const key = texts[message];
  if (key) return t(key);
  const domain = /^must end with (@\S+)$/.exec(message)?.[1];
  if (domain) return t('email.settings.says.wrongDomain', { domain: `\u2066${domain}\u2069` });
  const bytes = /^is larger than (\d+) bytes$/.exec(message)?.[1];
  if (bytes) return t('email.settings.says.tooLarge', { size: `\u2068${Math.floor(Number(bytes) / 1_000_000)} MB\u2069` });
  const most = /^there can be at most (\d+) /.exec(message)?.[1];
  return most ? t('email.settings.says.atMost', { most }) : message;
}

/** IMAP settings of a provider from its help pages: always TLS on the default port. */
export interface MailProvider {
  name: string;
  host: string;
  /** Domains of its addresses. */
  domains: readonly string[];
  /** Page for creating an app password, because the account password is rejected. */
  appPasswords?: string;
  /** Accepts no passwords; requires OAuth. */
  needsSignOn?: true;
}

export const mailProviders: readonly MailProvider[] = [
  { name: '1&1 IONOS', host: 'imap.ionos.com', domains: ['online.de', 'onlinehome.de'] },
  { name: 'AOL', host: 'imap.aol.com', domains: ['aol.com', 'aim.com'], appPasswords: 'https://login.aol.com/account/security' },
  { name: 'Aruba', host: 'imaps.aruba.it', domains: ['aruba.it'] },
  {
    name: 'Fastmail',
    host: 'imap.fastmail.com',
    domains: ['fastmail.com', 'fastmail.fm'],
    appPasswords: 'https://app.fastmail.com/settings/security',
  },
  { name: 'Free', host: 'imap.free.fr', domains: ['free.fr'] },
  { name: 'freenet', host: 'mx.freenet.de', domains: ['freenet.de'] },
  { name: 'Gandi', host: 'mail.gandi.net', domains: ['gandi.net'] },
  {
    name: 'Gmail',
    host: 'imap.gmail.com',
    domains: ['gmail.com', 'googlemail.com'],
    appPasswords: 'https://myaccount.google.com/apppasswords',
  },
  { name: 'GMX', host: 'imap.gmx.net', domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'] },
  { name: 'iCloud', host: 'imap.mail.me.com', domains: ['icloud.com', 'me.com', 'mac.com'], appPasswords: 'https://account.apple.com' },
  { name: 'Infomaniak', host: 'mail.infomaniak.com', domains: ['ik.me', 'etik.com'] },
  { name: 'La Poste', host: 'imap.laposte.net', domains: ['laposte.net'] },
  { name: 'mail.com', host: 'imap.mail.com', domains: ['mail.com'] },
  { name: 'mailbox.org', host: 'imap.mailbox.org', domains: ['mailbox.org'] },
  { name: 'Migadu', host: 'imap.migadu.com', domains: [] },
  { name: 'Orange', host: 'imap.orange.fr', domains: ['orange.fr', 'wanadoo.fr'] },
  { name: 'Outlook.com', host: 'outlook.office365.com', domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'], needsSignOn: true },
  { name: 'OVHcloud', host: 'ssl0.ovh.net', domains: ['ovh.net'] },
  { name: 'Posteo', host: 'posteo.de', domains: ['posteo.de', 'posteo.net'] },
  { name: 'SAPO', host: 'imap.sapo.pt', domains: ['sapo.pt'] },
  { name: 'SFR', host: 'imap.sfr.fr', domains: ['sfr.fr', 'neuf.fr'] },
  { name: 'T-Online', host: 'secureimap.t-online.de', domains: ['t-online.de', 'magenta.de'] },
  { name: 'WEB.DE', host: 'imap.web.de', domains: ['web.de'] },
  {
    name: 'Yahoo',
    host: 'imap.mail.yahoo.com',
    domains: ['yahoo.com', 'yahoo.de', 'yahoo.fr', 'ymail.com'],
    appPasswords: 'https://login.yahoo.com/account/security',
  },
  {
    name: 'Zoho Mail',
    host: 'imap.zoho.com',
    domains: ['zohomail.com', 'zoho.com'],
    appPasswords: 'https://accounts.zoho.com/home#security',
  },
];

export function providerOfHost(host: string): MailProvider | undefined {
  return mailProviders.find((provider) => provider.host === host.trim().toLowerCase());
}

export function providerOfAddress(address: string): MailProvider | undefined {
  const domain = address.trim().toLowerCase().split('@')[1];
  return domain === undefined ? undefined : mailProviders.find(({ domains }) => domains.includes(domain));
}

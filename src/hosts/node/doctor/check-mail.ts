import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { reachSmtp } from '../mail/smtp-out.ts';
import type { Settings } from '../settings.ts';
import type { Finding } from './finding.ts';

type Needed = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'mailListen' | 'mailTls'>;

const about = 'Email';
const dayMs = 86_400_000;
const soonDays = 14;

/** Checks that email can be sent, and that the certificate for incoming email is valid. */
export async function checkMail({ smtpUrl, mailFrom, mailListen, mailTls }: Needed, now: Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (smtpUrl) {
    const problem = await reachSmtp(smtpUrl);
    const from = mailFrom ? ` from ${mailFrom.email}` : '';
    findings.push(
      problem
        ? { mark: 'wrong', about, text: `The server of SMTP_URL can't be used: ${problem}` }
        : { mark: 'ok', about, text: `${URL.parse(smtpUrl)?.hostname} takes email${from}` },
    );
  } else findings.push({ mark: 'ok', about, text: "SMTP_URL isn't set: this installation sends no email" });
  if (mailListen) findings.push(mailTls ? await checkCertificate(mailTls, now) : unencrypted);
  return findings;
}

const unencrypted: Finding = {
  mark: 'note',
  about,
  text: "MAIL_LISTEN receives email unencrypted: set MAIL_TLS_CERT and MAIL_TLS_KEY, unless it's behind your own mail server.",
};

async function checkCertificate(files: { cert: string; key: string }, now: Date): Promise<Finding> {
  const wrong = (text: string): Finding => ({ mark: 'wrong', about, text });
  try {
    const certificate = new X509Certificate(await readFile(files.cert));
    if (!certificate.checkPrivateKey(createPrivateKey(await readFile(files.key))))
      return wrong("MAIL_TLS_KEY doesn't match the certificate in MAIL_TLS_CERT.");
    const days = Math.floor((certificate.validToDate.getTime() - now.getTime()) / dayMs);
    if (days < 0) return wrong(`The certificate in MAIL_TLS_CERT expired on ${dayOf(certificate.validToDate)}.`);
    if (certificate.validFromDate > now)
      return wrong(`The certificate in MAIL_TLS_CERT isn't valid before ${dayOf(certificate.validFromDate)}.`);
    return {
      mark: days < soonDays ? 'note' : 'ok',
      about,
      text: `the certificate for incoming email is valid until ${dayOf(certificate.validToDate)}`,
    };
  } catch (error) {
    return wrong(`MAIL_TLS_CERT or MAIL_TLS_KEY can't be read: ${(error as Error).message}`);
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

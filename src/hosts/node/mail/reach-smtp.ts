import type { NodemailerError } from 'nodemailer/lib/errors';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Connects to the SMTP server of `SMTP_URL` and signs in, as sending an email begins. @returns what is wrong; undefined when nothing is */
export async function reachSmtp(url: string, timeoutMs = 15_000): Promise<string | undefined> {
  const options = parseConnectionUrl(url);
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const connection = new SMTPConnection({ ...options, ...timeouts });
  const failure = await new Promise<NodemailerError | null | undefined>((resolve) => {
    connection.on('error', resolve);
    connection.connect((error) => {
      if (error || !options.auth) resolve(error);
      else connection.login(options.auth, resolve);
    });
  });
  connection.close();
  return failure ? (failure.response ?? failure.message).replaceAll(/\s+/g, ' ').trim() : undefined;
}

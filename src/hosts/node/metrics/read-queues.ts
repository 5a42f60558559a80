import type pg from 'pg';
import { withClient } from '../with-client.ts';

/** What waits in the database, for all servers and companies together. */
export interface Queues {
  emailsWaiting: number;
  /** How long the most overdue one waits. */
  emailsLateSeconds: number;
  webhooksWaiting: number;
  filesBytes: number;
}

const patienceMs = 5000;

/** Reads only what partial indexes and totals have, however much was sent before. */
export function readQueues(owner: pg.ClientConfig): Promise<Queues> {
  const patient = { ...owner, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  return withClient(patient, async (client) => {
    await client.query('set role atrium_owner');
    const { rows } = await client.query<Record<keyof Queues, string>>(
      `select (select count(*) from public.mail_deliveries where due_at is not null) as "emailsWaiting",
       (select greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0)) from public.mail_deliveries where due_at is not null) as "emailsLateSeconds",
       (select count(*) from public.webhook_deliveries where state = 'waiting') as "webhooksWaiting",
       (select coalesce(sum(used_bytes), 0) from public.file_usage) as "filesBytes"`,
    );
    const [{ emailsWaiting, emailsLateSeconds, webhooksWaiting, filesBytes }] = rows as [(typeof rows)[0]];
    return {
      emailsWaiting: Number(emailsWaiting),
      emailsLateSeconds: Number(emailsLateSeconds),
      webhooksWaiting: Number(webhooksWaiting),
      filesBytes: Number(filesBytes),
    };
  });
}

import { and, eq } from 'drizzle-orm';
import { readLanguage } from '#platform/people/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { inLanguageOf, wordsIn } from '#server/words.ts';
import { texts } from '../locales/server/texts.ts';
import { accounts } from '../tables.ts';

/** Security events the owner is notified of, in case it wasn't them. */
export type SecurityNews =
  | 'passwordSet'
  | 'passwordChanged'
  | 'emailChanged'
  | 'accountDeleted'
  | 'twoStepsOn'
  | 'twoStepsOff'
  | 'codesTried'
  | 'recoveryUsed'
  | 'recoveryRenewed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'apiKeyAdded'
  | 'apiKeyRevoked';

/** Mails an account's owner about a change to their sign-in, at their sign-in address if mail is delivered there. */
export async function tellOwner(
  db: Db,
  deps: Dependencies,
  { entity, accountId }: { entity: string; accountId: number },
  news: SecurityNews,
  now: Date,
): Promise<void> {
  const [owner] = await db
    .select({ personId: people.id, name: people.fullName, email: accounts.email })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  if (!owner) return;
  const { personId, name, email } = owner;
  const language = await readLanguage(db, entity, personId);
  const subject = wordsIn(texts, language ?? 'en')(`sessionMail.news.${news}.subject`);
  const message = inLanguageOf(language, texts, (words) => [words(`sessionMail.news.${news}.what`), words('sessionMail.news.notYou')]);
  const mail = { entity, to: { name, email }, subject, message };
  if (deps.mail.outgoing ?? deps.mail.outbox)
    return deps.notices.send(db, deps, { ...mail, ownerId: personId, outsideMessage: message, isHidden: true }, now);
  await deps.notices.tell(db, deps, { ...mail, personId, hasMailbox: true, from: { name: 'Atrium', email: '' } }, now);
}

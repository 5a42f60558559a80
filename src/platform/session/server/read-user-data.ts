import { and, eq, sql } from 'drizzle-orm';
import type { DateSetting } from '#contract/date-setting.ts';
import { languageOf } from '#contract/languages.ts';
import type { UserData } from '#contract/signed-in.ts';
import { knownPlace } from '#platform/company-day/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { people } from '#platform/people/tables.ts';
import { areasOff, roleOfAccount, rulesOfRole, withAreasOff } from '#platform/rights/server/public-api.ts';
import { roles } from '#platform/rights/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { accounts, samples } from '../tables.ts';
import { canMailLinks } from './send-verification.ts';

/** Data about the account's owner that the client stores. */
export async function readUserData(db: Db, deps: Dependencies, entity: string, accountId: number): Promise<UserData> {
  const [row] = await db
    .select({
      personId: people.id,
      fullName: people.fullName,
      username: accounts.username,
      email: accounts.email,
      role: accounts.role,
      rules: roles.rules,
      areasOff,
      verifiedAt: accounts.emailVerifiedAt,
      avatarId: files.id,
      avatarName: files.name,
      cartItems: sql<number>`cart_count(${people.entity}, ${people.id})`,
      language: people.language,
      hasSample: sql<boolean>`exists (select from ${samples} where ${samples.entity} = ${people.entity} and ${samples.removedAt} is null)`,
      dates: { timeZone: people.timeZone, weekStart: people.weekStart, hourCycle: people.hourCycle },
    })
    .from(accounts)
    .innerJoin(people, and(eq(people.entity, accounts.entity), eq(people.id, accounts.personId)))
    .leftJoin(roles, roleOfAccount)
    .leftJoin(files, and(eq(files.entity, people.entity), eq(files.id, people.avatarFileId)))
    .where(and(eq(accounts.entity, entity), eq(accounts.id, accountId)));
  if (!row) throw new Error('an account without a person');
  const language = languageOf(row.language);
  const { zone, country } = await knownPlace({ db, entity });
  return {
    id: row.personId,
    eid: `${entity}-${accountId}`,
    fullName: row.fullName,
    username: row.username,
    avatar: pictureAddress(row, entity, deps.files),
    email: row.email,
    role: row.role,
    ability: withAreasOff(rulesOfRole(row.role, row.rules), row.areasOff),
    ...(row.verifiedAt === null && needsVerification(deps) && { verification: canMailLinks(deps) ? 'mail' : 'operator' }),
    ...(Object.values(row.dates).some(Boolean) && { dates: row.dates as DateSetting }),
    ...(language && { language }),
    ...(zone !== null && { companyZone: zone }),
    ...(country !== null && { companyCountry: country }),
    ...(!deps.settings.showcase && { hidesShowcase: true as const }),
    ...(row.hasSample && { hasSample: true as const }),
    extras: { eCommerceCartItemsCount: row.cartItems },
  };
}

/** An unverified address matters only with incoming or outgoing mail. */
function needsVerification({ mail, settings }: Dependencies): boolean {
  return mail.outgoing !== null || settings.receivesMail;
}

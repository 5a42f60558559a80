import { and, inArray } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { usersView as users } from '#platform/people/tables.ts';
import { answerList, type ListColumn, listBatches } from '#server/answer-list.ts';
import { inOrderOf } from '#server/in-order-of.ts';
import type { Scope } from '#server/scope.ts';
import { requestedLanguage } from '#server/words.ts';
import type { exportUsers as contract } from '../contract.ts';
import { type UserSheetField, userSheetColumns } from '../user-sheet.ts';
import { everybody, selectUserIds, userCondition } from './list-users.ts';
import { labelOfValue, userListTitle, userSheetHeading } from './user-sheet.ts';

type UserRow = typeof users.$inferSelect;

/** Exports the matching users as a sheet or a PDF. */
export async function exportUsers({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { format, ...wanted } = query;
  const language = requestedLanguage(scope.request);
  const ids = (await selectUserIds(wanted, scope, { limit: Number.MAX_SAFE_INTEGER, offset: 0 })).map(({ id }) => id);
  const batches = await listBatches({ ids, read: readRows, subject: 'User' }, scope);
  const changes = [{ field: 'users', from: '', to: String(ids.length) }];
  await recordAudit(scope.db, scope, { action: 'user.exported', targetKind: 'user', changes });
  const title = userListTitle(language);
  return answerList(
    { today: await todayOf(scope), format, name: 'atrium-users', title, language, columns: columnsIn(language), batches },
    scope,
  );
}

/** A sheet contains values that an import can read; a PDF contains the pages' labels. */
function columnsIn(language: Language): ListColumn<UserRow>[] {
  const onPaper: Partial<Record<UserSheetField, (row: UserRow) => string>> = {
    fullName: ({ fullName, email }) => `${fullName}\n${email}`,
    role: ({ role }) => role,
    currentPlan: ({ currentPlan }) => labelOfValue('currentPlan', currentPlan, language),
    status: ({ status }) => labelOfValue('status', status, language),
    company: ({ company }) => company,
    country: ({ country }) => country,
  };
  return userSheetColumns.map(({ field, width }) => {
    const paper = onPaper[field];
    return { label: userSheetHeading(field, language), width, cell: (row) => row[field], ...(paper && { paper }) };
  });
}

/** Reads users in the order of the ids. */
async function readRows({ db, entity }: Pick<Scope, 'db' | 'entity'>, ids: number[]): Promise<UserRow[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(userCondition(everybody, { entity }), inArray(users.id, ids)));
  return inOrderOf(ids, rows);
}

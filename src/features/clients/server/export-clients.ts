import { and, eq, inArray } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { answerList, type ListColumn, listBatches } from '#server/answer-list.ts';
import { inOrderOf } from '#server/in-order-of.ts';
import type { Scope } from '#server/scope.ts';
import { requestedLanguage, wordsIn } from '#server/words.ts';
import type { exportClients as contract } from '../contract.ts';
import { texts } from '../locales/server/texts.ts';
import { clientsView } from '../tables.ts';
import { byName, clientCondition } from './clients.ts';

type ClientRow = typeof clientsView.$inferSelect;

/** Exports the matching clients as a spreadsheet or PDF, and writes an audit entry. */
export async function exportClients({ query }: GivenOf<typeof contract>, scope: Scope): Promise<Response> {
  const { db, entity, request } = scope;
  const language = requestedLanguage(request);
  const found = await db
    .select({ id: clientsView.id })
    .from(clientsView)
    .where(clientCondition(query.q.trim(), entity))
    .orderBy(...byName);
  const batches = await listBatches({ ids: found.map(({ id }) => id), read: readRows, subject: 'Client' }, scope);
  const changes = [{ field: 'clients', from: '', to: String(found.length) }];
  await recordAudit(db, scope, { action: 'client.exported', targetKind: 'client', changes });
  const words = wordsIn(texts, language);
  const title = words('clientSheet.title');
  return answerList(
    { today: await todayOf(scope), format: query.format, name: 'atrium-clients', title, language, columns: columnsIn(language), batches },
    scope,
  );
}

function columnsIn(language: Language): ListColumn<ClientRow>[] {
  const words = wordsIn(texts, language);
  const label = (field: string) => words(`clientSheet.${field}`);
  return [
    {
      ...{ label: label('company'), width: 32, cell: ({ company }) => company },
      paper: ({ company, name }) => (company && name ? `${company}\n${name}` : company || name),
    },
    { label: label('name'), width: 24, cell: ({ name }) => name },
    { label: label('email'), width: 34, cell: ({ companyEmail }) => companyEmail, paper: ({ companyEmail }) => companyEmail },
    { label: label('phone'), width: 20, cell: ({ contact }) => contact, paper: ({ contact }) => contact },
    {
      ...{ label: label('address'), width: 40, cell: ({ address }) => address.replaceAll('\n', ', ') },
      paper: ({ address, country }) => [address.replaceAll('\n', ', '), country].filter(Boolean).join(', '),
    },
    { label: label('country'), width: 18, cell: ({ country }) => country },
    { label: label('vatId'), width: 18, cell: ({ vatId }) => vatId },
    { label: label('companyNumber'), width: 18, cell: ({ companyNumber }) => companyNumber },
    { label: label('taxNumber'), width: 18, cell: ({ taxNumber }) => taxNumber },
    { label: label('buyerReference'), width: 20, cell: ({ buyerReference }) => buyerReference },
  ];
}

async function readRows({ db, entity }: Pick<Scope, 'db' | 'entity'>, ids: number[]): Promise<ClientRow[]> {
  const rows = await db
    .select()
    .from(clientsView)
    .where(and(eq(clientsView.entity, entity), inArray(clientsView.id, ids)));
  return inOrderOf(ids, rows);
}

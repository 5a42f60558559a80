import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { MailTemplate } from '../../preferences-contract.ts';
import { mailTemplates } from '../../tables.ts';
import { shownHtml } from './kept-html.ts';

const { id, name, subject, message, version } = mailTemplates;

/** The templates of the signed-in person by name, or those of them that are asked for, as they are shown. */
export async function readTemplates(scope: Scope, which?: SQL): Promise<MailTemplate[]> {
  const rows = await scope.db
    .select({ id, name, subject, message, version })
    .from(mailTemplates)
    .where(and(ownTemplates(scope), which))
    .orderBy(sql`${name} collate names`, asc(name), asc(id));
  const shown = await shownHtml(
    rows.map((row) => row.message),
    scope,
  );
  return rows.map((row, index) => ({ ...row, message: shown[index] ?? '' }));
}

/** One of them. It must be there. */
export async function readTemplate(templateId: number, scope: Scope): Promise<MailTemplate> {
  const [template] = await readTemplates(scope, eq(id, templateId));
  if (!template) throw new Error('the template is not there');
  return template;
}

export function ownTemplates({ entity, identity }: Scope): SQL | undefined {
  return and(live(mailTemplates, entity), eq(mailTemplates.ownerId, identity.personId));
}

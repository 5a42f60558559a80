import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { getMailView as contract, MailView } from '../../preferences-contract.ts';
import { mailPreferences } from '../../tables.ts';
import { ownPreferences } from './get-preferences.ts';

/** How the signed-in person wants mail shown. */
export async function getView(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { density, readingPane } = mailPreferences;
  const [row] = await scope.db.select({ density, readingPane }).from(mailPreferences).where(ownPreferences(scope));
  return (row as MailView | undefined) ?? { density: 'comfortable', readingPane: 'right' };
}

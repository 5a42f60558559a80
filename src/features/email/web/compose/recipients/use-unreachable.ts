import { useQueries, useQuery } from '@tanstack/react-query';
import { domainOf } from '#contract/domain-of.ts';
import { isAddress } from '#web/parse-addresses.ts';
import { preferencesQuery } from '../compose-preferences.ts';
import type { DraftContent } from '../draft-content.ts';
import { recipientsQuery } from './use-suggestions.ts';

/**
 * Returns the recipients that cannot be reached because the installation sends no mail outside. Only the server knows about addresses in
 * the own domain, which may be an alias.
 */
export function useUnreachable({ to, cc, bcc }: DraftContent): readonly string[] {
  const { data: preferences } = useQuery({ ...preferencesQuery, enabled: false });
  const ownDomain = domainOf(preferences?.from.email ?? '');
  const asked =
    preferences?.canSendOutside === false
      ? [...new Set([...to, ...cc, ...bcc].map(({ email }) => email))].filter((email) => isAddress(email) && domainOf(email) !== ownDomain)
      : [];
  const answers = useQueries({ queries: asked.map(recipientsQuery) });
  return asked.filter((email, index) => {
    const found = answers[index]?.data?.recipients;
    return found && !found.some((one) => one.email.toLowerCase() === email.toLowerCase() && !one.isOutside);
  });
}

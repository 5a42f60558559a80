import type { MarkedEmail } from '../../contract.ts';

/**
 * The chosen mails as they are known now: those found in the loaded lists, else as they were seen last, or when they were chosen. The same
 * array comes back when nothing of it has changed.
 */
export function chosenMails(
  ids: ReadonlySet<number>,
  found: readonly MarkedEmail[],
  seen: readonly MarkedEmail[],
  given: readonly MarkedEmail[] = [],
): readonly MarkedEmail[] {
  const known = new Map([...given, ...seen, ...found].map((mail) => [mail.id, mail]));
  const chosen = [...ids].flatMap((id) => known.get(id) ?? []);
  return chosen.length === seen.length && chosen.every((mail, index) => mail === seen[index]) ? seen : chosen;
}

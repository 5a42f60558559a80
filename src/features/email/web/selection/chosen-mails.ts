import type { MarkedEmail } from '../../contract.ts';

/**
 * Returns the latest known versions of the selected emails: from the loaded lists, else as last seen or as selected. Returns the same array
 * if nothing changed.
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

import { keepPictures, picturesNamedIn, refuseOverloaded, sanitizeMessage, withPictureAddresses } from '#features/email/server/offers.ts';
import type { Scope } from '#server/scope.ts';

// Taken out of what a person writes: such a name would open anybody's file by its number.
const namingPicture = /(<img\b[^>]*?\ssrc=")cid:[^"]*(?=")/gi;

/**
 * A signature's or template's HTML for keeping: cleaned, its pictures named by the file that their signed address is of.
 * @param before what was kept so far: its pictures stay, also when the page that sends them has been open for days
 */
export async function keptHtml(html: string, field: string, scope: Scope, before = ''): Promise<string> {
  refuseOverloaded(html, field);
  const cleaned = sanitizeMessage(html).replaceAll(namingPicture, '$1');
  return (await keepPictures(cleaned, scope, await picturesNamedIn([before], scope))).message;
}

/** Kept HTML for showing: its pictures by signed addresses of the day. */
export async function shownHtml(kept: string[], scope: Scope): Promise<string[]> {
  const pictures = await picturesNamedIn(kept, scope);
  return kept.map((html) => withPictureAddresses(html, pictures, scope.entity, scope.deps.files));
}

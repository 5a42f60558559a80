import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { type CleanMessage, cleanMessage } from '../compose/clean-message.ts';
import { keepPictures, picturesNamedIn, withPictureAddresses } from '../compose/message-pictures.ts';

// Taken out of what a person writes: such a name would open anybody's file by its number.
const namingPicture = /(<img\b[^>]*?\ssrc=")cid:[^"]*(?=")/gi;

/** Cleans a signature or template before a connection is taken. */
export async function cleanHtml(html: string, field: string, { deps }: PreparingScope): Promise<CleanMessage> {
  return deps.heavy.run(cleanMessage, { html, field });
}

/**
 * A signature's or template's cleaned HTML for keeping: its pictures named by the file that their signed address is of.
 * @param before what was kept so far: its pictures stay, also when the page that sends them has been open for days
 */
export async function keptHtml({ html }: CleanMessage, scope: Scope, before = ''): Promise<string> {
  return (await keepPictures(html.replaceAll(namingPicture, '$1'), scope, await picturesNamedIn([before], scope))).message;
}

/** Kept HTML for showing: its pictures by signed addresses of the day. */
export async function shownHtml(kept: string[], scope: Scope): Promise<string[]> {
  const pictures = await picturesNamedIn(kept, scope);
  return kept.map((html) => withPictureAddresses(html, pictures, scope.entity, scope.deps.files));
}

import { heavyTask } from '#server/heavy-work.ts';
import type { PreparingScope } from '#server/route.ts';
import { refuseOverloaded, sanitizeWithoutSheets, textOfMessage } from './sanitize-message.ts';

/** What somebody wrote, as it may be kept, and as text. */
export interface CleanMessage {
  html: string;
  text: string;
}

/** Cleans a message. @throws 400 for more markup than anybody writes. */
export const cleanMessage = heavyTask({
  name: 'clean a message',
  lengthOf: ({ html }: { html: string; field: string }) => html.length,
  run: ({ html, field }): CleanMessage => {
    refuseOverloaded(html, field);
    const clean = sanitizeWithoutSheets(html);
    return { html: clean, text: textOfMessage(clean) };
  },
});

/** The message of a draft, cleaned before a connection is taken. */
export async function cleanDraft(
  { body }: { body: { message?: string | undefined } },
  scope: PreparingScope,
): Promise<CleanMessage | undefined> {
  return clean(body.message, 'message', scope);
}

/** The same where it stands among what is changed. */
export async function cleanChanges(
  { body }: { body: { dataToUpdate: { message?: string | undefined } } },
  scope: PreparingScope,
): Promise<CleanMessage | undefined> {
  return clean(body.dataToUpdate.message, 'dataToUpdate.message', scope);
}

async function clean(html: string | undefined, field: string, { deps }: PreparingScope): Promise<CleanMessage | undefined> {
  return html === undefined ? undefined : deps.heavy.run(cleanMessage, { html, field });
}

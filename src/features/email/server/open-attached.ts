import { heavyTask } from '#server/heavy-work.ts';
import { isMailType } from './receiving/mime/mail-pieces.ts';
import { type ParsedMail, parseMail } from './receiving/parse-mail.ts';

interface Opened {
  mail: ParsedMail;
  /** The file at the end of the path; `mail` is its parsed content, or, if it is not an email, the email it is attached to. */
  file: ParsedMail['attachments'][number] | null;
}

/** Reads an attached email, or one nested in it at the given path. Null if there is nothing. */
export const openAttached = heavyTask({
  name: 'read an attached mail',
  limitMs: parseMail.limitMs,
  lengthOf: ({ bytes }: { bytes: Uint8Array; places: number[] }) => bytes.length,
  run: async ({ bytes, places }): Promise<Opened | null> => {
    let mail = await parseMail.run({ bytes });
    let file: Opened['file'] = null;
    for (const place of places) {
      // Only an email can have attachments.
      if (file && !isMailType(file.mediaType)) return null;
      file = mail.attachments[place] ?? null;
      if (!file) return null;
      if (isMailType(file.mediaType)) mail = await parseMail.run({ bytes: file.bytes });
    }
    return { mail, file };
  },
});

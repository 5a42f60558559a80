import { heavyTask } from '#server/heavy-work.ts';
import { isMailType } from './receiving/mime/mail-pieces.ts';
import { type ParsedMail, parseMail } from './receiving/parse-mail.ts';

interface Opened {
  mail: ParsedMail;
  /** The file at the end of the places; `mail` is what it holds, or, when it is no mail, what it is attached to. */
  file: ParsedMail['attachments'][number] | null;
}

/** Reads an attached mail, and whatever is attached to it at the places given. Null where there is nothing. */
export const openAttached = heavyTask({
  name: 'read an attached mail',
  limitMs: parseMail.limitMs,
  lengthOf: ({ bytes }: { bytes: Uint8Array; places: number[] }) => bytes.length,
  run: async ({ bytes, places }): Promise<Opened | null> => {
    let mail = await parseMail.run({ bytes });
    let file: Opened['file'] = null;
    for (const place of places) {
      // Only a mail has something attached.
      if (file && !isMailType(file.mediaType)) return null;
      file = mail.attachments[place] ?? null;
      if (!file) return null;
      if (isMailType(file.mediaType)) mail = await parseMail.run({ bytes: file.bytes });
    }
    return { mail, file };
  },
});

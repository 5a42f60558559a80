import { heavyTask } from '#server/heavy-work.ts';
import { isMailType } from '../receiving/is-mail-type.ts';
import { type ParsedMail, parseMail } from '../receiving/parse-mail.ts';

interface Opened {
  mail: ParsedMail;
  /** The file at the end of the places, when that is no mail. */
  file: ParsedMail['attachments'][number] | null;
}

/** Reads an attached mail, and whatever is attached to it at the places given. Null where there is nothing. */
export const openAttached = heavyTask({
  name: 'read an attached mail',
  limitMs: parseMail.limitMs,
  lengthOf: ({ bytes }: { bytes: Uint8Array; places: number[] }) => bytes.length,
  run: async ({ bytes, places }): Promise<Opened | null> => {
    let mail = await parseMail.run({ bytes });
    for (const [depth, place] of places.entries()) {
      const file = mail.attachments[place];
      if (!file) return null;
      if (depth === places.length - 1 && !isMailType(file.mediaType)) return { mail, file };
      if (!isMailType(file.mediaType)) return null;
      const { bytes: source } = file;
      mail = await parseMail.run({ bytes: source });
      if (depth === places.length - 1) return { mail, file };
    }
    return { mail, file: null };
  },
});

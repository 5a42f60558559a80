import { cleanedText, type ImportRule } from '#server/import-rule.ts';
import { invalid } from '#server/refusal.ts';
import { safeName } from './safe-name.ts';

const unknownType = 'application/octet-stream';
const mediaType = cleanedText((type) => (/^[a-z\d]+\/[a-z\d.+-]+$/.test(type) ? type : unknownType));

/** Of a file whose bytes are gone nothing else says how large it was, and it counts for the quota. */
const size = (value: unknown) => {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw invalid('value', 'row_malformed');
  return value;
};

/** What an import does with the rows of this feature. */
export const filesImportRules: readonly ImportRule[] = [
  {
    table: 'files',
    cleaned: { name: cleanedText(safeName), media_type: mediaType, size_bytes: size },
    plain: ['key'],
  },
];

import { cleanedText, type ImportRule } from '#server/import-rule.ts';
import { invalid } from '#server/refusal.ts';
import { safeName } from './safe-name.ts';

const unknownType = 'application/octet-stream';
const mediaType = cleanedText((type) => (/^[a-z\d]+\/[a-z\d.+-]+$/.test(type) ? type : unknownType));

/** For a file with missing content, this is the only record of its size, which counts toward the quota. */
const size = (value: unknown) => {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw invalid('value', 'row_malformed');
  return value;
};

export const filesImportRules: readonly ImportRule[] = [
  {
    table: 'files',
    cleaned: { name: cleanedText(safeName), media_type: mediaType, size_bytes: size },
    plain: ['key'],
  },
];

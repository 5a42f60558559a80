/** Why nothing in an email can be shown. */
export type NothingReason = 'smime' | 'pgp' | 'nothing';

/** Returns null for an email with a text or an image. */
export function reasonOfNothing(message: string, files: readonly { fileName: string }[]): NothingReason | null {
  const hasText = message
    .split('<')
    .some((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)).replaceAll(/&nbsp;|\s/g, '') !== '');
  if (hasText || /<img\b[^>]*\ssrc=/i.test(message)) return null;
  if (files.some(({ fileName }) => /\.p7[mc]$/i.test(fileName))) return 'smime';
  return files.some(({ fileName }) => /\.(?:asc|pgp|gpg)$/i.test(fileName)) ? 'pgp' : 'nothing';
}

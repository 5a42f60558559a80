/** Whether a file is a mail by itself. */
export function isMailType(mediaType: string): boolean {
  return /^message\/(?:rfc822|global)$/.test(mediaType);
}

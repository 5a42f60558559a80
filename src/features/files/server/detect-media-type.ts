/** The media type by the content; text without another mark is `text/plain`, anything else unknown is bytes. */
export async function detectMediaType(bytes: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = await fileTypeFromBuffer(bytes);
  if (detected) return detected.mime;
  const beginning = bytes.subarray(0, 4096);
  if (beginning.includes(0)) return 'application/octet-stream';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true });
    return 'text/plain';
  } catch {
    return 'application/octet-stream';
  }
}

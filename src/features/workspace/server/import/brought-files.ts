import { sha256Hex } from '#server/sha256-hex.ts';

/**
 * Prepares a row of `files` for the import. Bytes are deduplicated across companies by SHA-256, so a row can open whatever its key names.
 * A row whose bytes are not in the archive gets a key that matches no bytes.
 * @param brought the keys of the bytes in the archive
 */
export async function withBroughtKey(line: string, brought: ReadonlySet<string>): Promise<string> {
  const row = JSON.parse(line) as { key?: unknown };
  if (typeof row.key === 'string' && brought.has(row.key)) return line;
  return JSON.stringify({ ...row, key: await sha256Hex(`lost ${typeof row.key === 'string' ? row.key : JSON.stringify(row.key)}`) });
}

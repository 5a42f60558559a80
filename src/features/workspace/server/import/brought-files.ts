import { sha256Hex } from '#server/sha256-hex.ts';

/**
 * A row of `files` as it is taken in. Equal bytes of all companies are kept once, by their SHA-256, so that a row opens whatever its key is of:
 * one whose bytes the archive did not bring gets a key that no bytes have.
 * @param brought the keys of the bytes that the archive brought
 */
export async function withBroughtKey(line: string, brought: ReadonlySet<string>): Promise<string> {
  const row = JSON.parse(line) as { key?: unknown };
  if (typeof row.key === 'string' && brought.has(row.key)) return line;
  return JSON.stringify({ ...row, key: await sha256Hex(`lost ${String(row.key)}`) });
}

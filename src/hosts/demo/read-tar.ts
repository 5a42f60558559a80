import type { StorageEntry } from '@electric-sql/pglite/memfs-frontend';

const recordBytes = 512;
const text = new TextDecoder();

/** Reads the folders and files of a tar archive in PGlite's format, by their absolute paths. */
export function readTar(archive: Uint8Array): Map<string, StorageEntry> {
  const entries = new Map<string, StorageEntry>();
  for (let at = 0; at + recordBytes <= archive.byteLength && archive[at] !== 0; ) {
    const field = (from: number, length: number) => text.decode(archive.subarray(at + from, at + from + length)).replace(/\0.*$/s, '');
    const path = pathOf(field(345, 155), field(0, 100));
    const sizeBytes = Number.parseInt(field(124, 12).trim() || '0', 8);
    const from = at + recordBytes;
    if (path !== '/') {
      if (field(156, 1) === '5') entries.set(path, { kind: 'dir', path });
      else entries.set(path, { kind: 'file', path, data: archive.subarray(from, from + sizeBytes) });
    }
    at = from + Math.ceil(sizeBytes / recordBytes) * recordBytes;
  }
  return entries;
}

function pathOf(prefix: string, name: string): string {
  const parts = `${prefix}/${name}`.split('/').filter((part) => part !== '' && part !== '.');
  return `/${parts.join('/')}`;
}

import type { z } from 'zod/mini';
import { heavyTask } from '#server/heavy-work.ts';
import { Refusal } from '#server/refusal.ts';
import { type ArchiveHead, archiveHead, manifest } from './manifest.ts';

/** The first entry of an archive, which is small. */
export function readHead(bytes: Uint8Array): ArchiveHead {
  return parsed(archiveHead, bytes, 'not_an_archive');
}

/** The last entry, which names every file. */
export const readManifest = heavyTask({
  name: 'read the manifest of an archive',
  lengthOf: ({ bytes }: { bytes: Uint8Array }) => bytes.byteLength,
  run: ({ bytes }) => parsed(manifest, bytes, 'archive_damaged'),
});

function parsed<T extends z.ZodMiniType>(shape: T, bytes: Uint8Array, code: 'not_an_archive' | 'archive_damaged'): z.infer<T> {
  try {
    return shape.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)));
  } catch {
    throw new Refusal('invalid', { code });
  }
}

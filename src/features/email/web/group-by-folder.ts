import type { RealFolder } from '../contract.ts';

/** The ids of mails by the folder they are in, for taking a move back. */
export function groupByFolder(mails: readonly { id: number; folder: RealFolder }[]): Map<RealFolder, number[]> {
  const groups = new Map<RealFolder, number[]>();
  for (const { id, folder } of mails) groups.set(folder, [...(groups.get(folder) ?? []), id]);
  return groups;
}

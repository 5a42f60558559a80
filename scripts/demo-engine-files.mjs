import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Files an existing cluster reads: its time zone UTC, collation and the function language. The others are only needed to create the
 * cluster.
 */
const needed =
  /^\/(home\/|pglite\/(bin\/|icu\/|password|locale|share\/postgresql\/(timezone\/(UTC|GMT|Etc\/)|timezonesets\/Default|extension\/plpgsql)|lib\/postgresql\/plpgsql\.so))/;

/**
 * Returns the files PGlite starts with, concatenated as in its package but without the unneeded ones. The offset of each file is
 * written into its script.
 * @param folder of the package's files
 */
export async function engineFiles(folder) {
  const [bytes, script] = await Promise.all([readFile(join(folder, 'pglite.data')), readFile(join(folder, 'pglite.js'), 'utf8')]);
  const listed = [...script.matchAll(/filename:"([^"]+)",start:(\d+),end:(\d+)/g)];
  if (Number(listed.at(-1)?.[3]) !== bytes.byteLength) throw new Error("PGlite's file list couldn't be parsed");
  for (const [, name, start, end] of listed) if (!needed.test(name)) bytes.fill(0, Number(start), Number(end));
  return bytes;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a cluster that is there already reads: UTC, in which it runs, the order of names, the language of functions. The rest made the cluster. */
const needed =
  /^\/(home\/|pglite\/(bin\/|icu\/|password|locale|share\/postgresql\/(timezone\/(UTC|GMT|Etc\/)|timezonesets\/Default|extension\/plpgsql)|lib\/postgresql\/plpgsql\.so))/;

/**
 * The files with which PGlite starts, as its package has them one after the other, without the bytes of those that are not needed: where each begins is
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readLastBackup } from '../backup/last-backup.ts';
import { placeData } from '../postgres/place-data.ts';
import type { Settings } from '../settings.ts';
import { type Finding, sizeText } from './finding.ts';

const about = 'Backup';
const dayMs = 86_400_000;
const oldDays = 7;

/** Checks the age of the latest backup. An installation that hasn't been started yet needs none. */
export async function checkBackup({ database, dataDir }: Pick<Settings, 'database' | 'dataDir'>, now: Date): Promise<Finding[]> {
  if (!existsSync(dataDir)) return [];
  const used = database ? dataDir : (await placeData(dataDir, () => {})).dataDir;
  if (!existsSync(join(used, 'secrets.json'))) return [];
  const last = await readLastBackup(used);
  if (!last) return [{ mark: 'note', about, text: 'none yet: create one with atrium backup' }];
  const days = Math.floor((now.getTime() - new Date(last.at).getTime()) / dayMs);
  const text = `the latest is of ${last.at.slice(0, 16).replace('T', ' ')} UTC (${sizeText(last.sizeBytes)}): ${last.path}`;
  return [days < oldDays ? { mark: 'ok', about, text } : { mark: 'note', about, text: `${text}. It is ${days} days old.` }];
}

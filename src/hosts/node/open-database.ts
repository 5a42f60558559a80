import type { DatabaseServer } from './database-server.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openGivenDatabase } from './open-given-database.ts';
import type { Settings } from './settings.ts';

/** The database of the settings: the operator's own, or the embedded one, which nobody else may use meanwhile. @throws StartFailure */
export function openDatabase(
  { database, dataDir }: Pick<Settings, 'database' | 'dataDir'>,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  return database ? openGivenDatabase(database, dataDir) : openEmbeddedDatabase(dataDir, say);
}

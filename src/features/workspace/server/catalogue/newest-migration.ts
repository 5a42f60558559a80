import journal from '../../../../../migrations/meta/_journal.json' with { type: 'json' };

/** The last migration that this version of Atrium has, such as `0031_own-calendars`. */
export const newestMigration: string = journal.entries.at(-1)?.tag ?? '';

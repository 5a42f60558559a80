import type { LookUp } from '#server/mail-host.ts';

/** Responses of a test DNS by name and type; `silent` for no response. All other names don't exist. */
export type Zone = Record<string, string[] | { exchange: string; priority: number }[] | 'silent'>;

export function zoneOf(zone: Zone, asked: string[] = []): LookUp {
  return async (name, type) => {
    const key = `${name.toLowerCase()} ${type}`;
    asked.push(key);
    const records = zone[key];
    if (records === 'silent') throw Object.assign(new Error('silent'), { code: 'ETIMEOUT' });
    if (!records) throw Object.assign(new Error('not there'), { code: 'ENOTFOUND' });
    return type === 'TXT' ? records.map((text) => [String(text)]) : (records as string[]);
  };
}

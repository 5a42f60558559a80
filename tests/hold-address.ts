import { addPerson } from '#platform/people/server/public-api.ts';
import { addAccount } from '#platform/session/server/public-api.ts';
import type { Client } from './client.ts';
import type { TestApi } from './test-api.ts';

export type Holding = 'alias' | 'alias of somebody unverified' | 'person' | 'verified account' | 'unverified account' | 'nothing';
let made = 0;

/** Gives an entity an address in one of several ways, bypassing the API's rules. */
export async function holdAddress(atrium: TestApi, who: Client, email: string, holding: Holding): Promise<void> {
  if (holding === 'nothing') return;
  made += 1;
  const [entity = ''] = who.userData.eid.split('-');
  const at = atrium.clock.now;
  const isAlias = holding.startsWith('alias');
  const own = isAlias ? `owner${made}@alias.example` : email;
  await atrium.deps.database.writing(entity, async (db) => {
    const personId = await addPerson(db, { entity, fullName: `Somebody ${made}`, email: own, createdAt: at, updatedAt: at });
    if (holding !== 'person')
      await addAccount(db, {
        ...{ entity, personId, email: own, username: `holder${made}`, passwordHash: 'x', userType: 'staff', role: 'editor', createdAt: at },
        emailVerifiedAt: holding.includes('unverified') ? null : at,
      });
    if (isAlias)
      await db.execute(`insert into mail_aliases values ('${entity}', ${1000 + made}, ${personId}, '${email}', '${at.toISOString()}')`);
  });
}

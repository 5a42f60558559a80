import { type ChosenDatabase, chosenDatabase } from '../chosen-database.ts';
import { type Client, clientWith, registerUser, signInAs } from '../client.ts';
import { MemoryImap } from '../memory-imap.ts';
import { mockOutgoingMail } from '../mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../test-api.ts';
import { imapLogin } from './examples.ts';
import { addTextIds, fillCompany, textIds } from './fill-company.ts';
import { afterwards, moveIds } from './move-ids.ts';
import { plantMarks } from './plant-marks.ts';
import { privateRows } from './private-rows.ts';
import { allRows, type Rows, someIds } from './rows-of.ts';
import type { Reach } from './walk.ts';

export const victim = 'juniper';
const mark = 'zanzibar7';
const ownMark = 'hushhush7';
/** Number of added rows per table tried in each place that references a row; `npm run test:full` tries more. */
const rowsTried = Number(process.env.WALK_ROWS ?? 1);
/** One in this many rows is tried per place; `npm run test:full` tries every row in every place. */
const oneIn = Number(process.env.WALK_ONE_IN ?? 3);

export interface TwoCompanies {
  atrium: TestApi;
  attacker: Client;
  attackersEntity: string;
  owner: Client;
  /** A colleague with the same permissions. */
  colleague: Client;
  /** Everything of the first company. */
  reach: Reach;
  /** The same, limited to the rows a walk tries: each costs one request per place. */
  tried: Reach;
  /** Private to the owner. */
  ownReach: Reach;
  ownRows: Rows;
}

/** Creates two companies with all sample data: everything of the first contains a mark, and has ids the second doesn't have. */
export async function twoCompanies(database: () => Promise<ChosenDatabase> = chosenDatabase): Promise<TwoCompanies> {
  const imap = new MemoryImap(imapLogin);
  const atrium = await testApi({
    database,
    // A walk through all endpoints writes to more addresses than a new account is allowed per hour.
    settings: { publicUrl: 'https://atrium.example', newAccountHourlyRecipients: 0 },
    mail: { outgoing: mockOutgoingMail().outgoing, openImap: (login) => imap.openImap(login) },
  });
  const attacker = await registerUser(atrium, { sampleData: true });
  await addTextIds(await signInAs(atrium, 'admin'));
  await moveIds(atrium, victim);
  const owner = await signInAs(atrium, 'admin');
  const colleague = await signInAs(atrium, 'staff');
  const file = await fillCompany(atrium, owner, colleague);
  const rows = await allRows(atrium);
  await plantMarks(atrium, victim, rows, mark);
  const ownRows = privateRows(owner.userData.id, colleague.userData.id);
  await plantMarks(atrium, victim, ownRows, ownMark);
  const [session] = await atrium.ownerQuery(`select id from sessions where entity = '${victim}' limit 1`);
  const samples = await someIds(atrium, victim, sampleRows(rows), Math.max(2, rowsTried - 1));
  const numbers = [...(await someIds(atrium, victim, rows, 3)), ...(await someIds(atrium, victim, addedRows(rows), 2))];
  const addresses = [file, file.split('?')[0] ?? ''];
  const texts = [...textIds, String(session?.id)];
  const reach: Reach = { entity: victim, numbers: [...new Set(numbers)], texts, addresses, mark };
  return {
    ...{ atrium, attacker, owner, colleague, ownRows },
    attackersEntity: attacker.userData.eid.split('-')[0] ?? '',
    reach,
    tried: { ...reach, numbers: [...samples, ...(await someIds(atrium, victim, addedRows(rows), rowsTried))], oneIn },
    ownReach: {
      entity: victim,
      numbers: await someIds(atrium, victim, addedRows(ownRows), rowsTried),
      texts: [],
      addresses: addresses.slice(1),
      mark: ownMark,
      oneIn,
    },
  };
}

const within = (rows: Rows, range: string): Rows =>
  Object.fromEntries(Object.entries(rows).map(([table, condition]) => [table, `id ${range} and ${condition}`]));
/** Rows of the sample data, whose ids are shared by many tables. */
const sampleRows = (rows: Rows) => within(rows, `<= ${afterwards}`);
/** Rows added after the ids were moved; their ids are unique. */
const addedRows = (rows: Rows) => within(rows, `> ${afterwards}`);

/** Sends requests as a client; signs in again when a request ended the session. */
export function callsAs(atrium: TestApi, client: Client, username: string, password: string): TestApi['request'] {
  let token = client.accessToken;
  return async (path, init) => {
    const answer = await atrium.request(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
    if (path === '/api/v1/logout')
      token = (await clientWith(atrium, null).post('/jwt/login', { email: username, password })).body.accessToken;
    return answer;
  };
}

import { createApi } from '#app/api.ts';
import { addSampleData } from '#app/sample-data.ts';
import { settleSampleAccounts } from '#app/settle-sample-accounts.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type ChosenDatabase, chosenDatabase } from './chosen-database.ts';
import { asSetUp } from './cpu-cost.ts';
import { type HostOptions, testHost } from './test-host.ts';

interface Options extends HostOptions {
  /** The kind of PostgreSQL to use. */
  database?: (options?: { sampleData: boolean }) => Promise<ChosenDatabase>;
  /** Whether to add the demo company; true by default. */
  sampleData?: boolean;
  /** Whether seed accounts end next to real ones, as in production; tests sign in with them, so they are kept by default. */
  sampleAccounts?: 'end' | 'keep';
}

export interface TestApi extends Pick<ChosenDatabase, 'ownerQuery' | 'close'> {
  deps: Dependencies;
  clock: { now: Date; advance(ms: number): void };
  /** Sends a request to the API without a port. */
  request(path: string, init: RequestInit): Promise<Response>;
}

/** Creates the API with its own database, an adjustable clock, and files in memory. */
export function testApi(options: Options = {}): Promise<TestApi> {
  return asSetUp(() => makeTestApi(options));
}

async function makeTestApi({ database: open = chosenDatabase, ...options }: Options): Promise<TestApi> {
  // A template already has the demo company; files kept on disk are written when it is added.
  const { database, openChanges, ownerQuery, close, files } = await open({ sampleData: options.sampleData !== false && !options.kept });
  const changes = await openChanges();
  const api = await testApiOn({ database, changes }, { files, ...options });
  return {
    ...api,
    ownerQuery,
    async close() {
      await changes.close();
      await close();
    },
  };
}

/** Creates the API on an existing database. */
export async function testApiOn(
  on: Pick<Dependencies, 'database' | 'changes'>,
  { sampleData = true, sampleAccounts = 'keep', ...options }: Omit<Options, 'database'> = {},
): Promise<TestApi> {
  const { deps, clock, afterwards } = testHost(on, options);
  if (sampleData) {
    await addSampleData(deps);
    await settleSampleAccounts(deps, { mode: sampleAccounts, isPublic: false });
  }
  const api = createApi(deps);
  return {
    deps,
    clock,
    async request(path, init) {
      const answer = await api.fetch(new Request(new URL(path, 'http://atrium.test'), init));
      await afterwards();
      return answer;
    },
    ownerQuery: () => Promise.reject(new Error('not on this database')),
    close: () => Promise.resolve(),
  };
}

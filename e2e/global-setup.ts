import { startServer } from '../scripts/start-server.mjs';

/** One server with the sample data for all journeys; `E2E_URL` says where it is, or may name one that runs already. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  const server = await startServer();
  process.env.E2E_URL = server.url;
  return server.stop;
}

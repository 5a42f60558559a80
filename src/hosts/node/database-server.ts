import type pg from 'pg';
import type { Pooler } from './settings.ts';

/** A PostgreSQL that is there, as the rest of the host sees it. */
export interface DatabaseServer {
  /** The data folder that is really used: files and secrets are in it too. */
  dataDir: string;
  /** As who may make roles and schemas, past row-level security and past any pooler. */
  owner: pg.ClientConfig;
  /** For the API's pool, as the role that owns nothing. */
  app: pg.ClientConfig;
  /** What `app` leads to. */
  pooler: Pooler;
  /** For LISTEN, which needs a session: past any pooler. */
  feed: pg.ClientConfig;
  /** Resolves when this server may not go on: its hold on the cluster was lost. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

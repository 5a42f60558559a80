import type pg from 'pg';

/** A PostgreSQL that is there, as the rest of the host sees it. */
export interface DatabaseServer {
  /** The data folder that is really used: files and secrets are in it too. */
  dataDir: string;
  /** As who may make roles and schemas, past row-level security. */
  owner: pg.ClientConfig;
  /** As the role that owns nothing. */
  app: pg.ClientConfig;
  /** Resolves when this server may not go on: its hold on the cluster was lost. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

/** What every connection of the app starts with. */
export const appOptions = '-c search_path=public,ext';

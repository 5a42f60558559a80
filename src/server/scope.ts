import type { Ability, AbilityRule } from '#contract/ability.ts';
import type { Db } from './database.ts';
import type { Caller, Dependencies } from './dependencies.ts';

/** The signed-in user, according to the database at this moment. */
export interface Identity {
  entity: string;
  accountId: number;
  personId: number;
  sessionId: string;
  /** What they may do in this request. */
  rules: AbilityRule[];
  /** The request's API key and the most it can do, regardless of its owner. */
  key?: { id: number; maxRules: AbilityRule[] };
}

/** The scope of a handler without sign-in: it binds the database to the entity itself, once it knows it. */
export interface OpenScope {
  deps: Dependencies;
  request: Request;
  /** The largest body it may read. */
  bodyLimitBytes: number;
  caller: Caller;
  /** The time of the request, by the host's clock. */
  now: Date;
}

/** The scope of a handler for signed-in users: everything in it belongs to their entity. */
export interface Scope extends OpenScope {
  /** Bound to the entity; for a request that writes, its single transaction. */
  db: Db;
  entity: string;
  identity: Identity;
  ability: Ability;
  /**
   * Returns the current identity with its current rules; null once the session has ended. For work that outlives the request, such as a
   * stream.
   */
  identifyAgain: () => Promise<Identity | null>;
}

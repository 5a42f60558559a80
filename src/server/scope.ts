import type { Ability, AbilityRule } from '#contract/ability.ts';
import type { Db } from './database.ts';
import type { Caller, Dependencies } from './dependencies.ts';

/** Who is signed in, as the database says at this moment. */
export interface Identity {
  entity: string;
  accountId: number;
  personId: number;
  sessionId: string;
  /** What they may in this call. */
  rules: AbilityRule[];
  /** The API key of the call, and the most it can do, no matter who owns it. */
  key?: { id: number; mostRules: AbilityRule[] };
}

/** What a handler for anybody is given: it binds the database itself, to the entity that it finds out. */
export interface OpenScope {
  deps: Dependencies;
  request: Request;
  /** How much of its body may be read. */
  bodyLimitBytes: number;
  caller: Caller;
  /** The moment of the call, by the host's clock. */
  now: Date;
}

/** What a handler for the signed-in is given: everything in it is of their entity. */
export interface Scope extends OpenScope {
  /** Bound to the entity; for a call that writes, the one transaction that it runs in. */
  db: Db;
  entity: string;
  identity: Identity;
  ability: Ability;
  /** Who this is by now, with the rules of now; null once the session has ended. For what outlives the call, such as a stream. */
  identifyAgain: () => Promise<Identity | null>;
}

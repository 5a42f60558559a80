import type { Context, Hono } from 'hono';
import { type Ability, type AbilityRule, abilityFrom } from '#contract/ability.ts';
import { type AnyEndpoint, bodyLimitOf, isForKeys } from '#contract/endpoint.ts';
import { answerOnce } from './answer-once.ts';
import type { Db } from './database.ts';
import { isWorthRetrying, storageFullBecauseOf, unavailableBecauseOf } from './database-failure.ts';
import type { Dependencies } from './dependencies.ts';
import { forEntity } from './for-each-entity.ts';
import { carrierOf } from './inner-request.ts';
import { parseInput } from './parse-input.ts';
import { deletedBy, readBody, readQuery, refuseDeclaredTooLarge, refuseLongQuery, refuseUnstorableText } from './read-input.ts';
import { Refusal } from './refusal.ts';
import { refuseUnlessAble } from './refuse-unless-able.ts';
import type { Route } from './route.ts';
import type { Identity, OpenScope } from './scope.ts';

/** What a valid token says. It is believed only as far as `identify` finds the session, or the key that stands for one, alive. */
export interface Claim {
  entity: string;
  accountId: number;
  sessionId: string;
}

/** Who is signed in, and when their session or key ends by itself; null for never. */
export interface ActiveIdentity extends Identity {
  endsAt: Date | null;
}

/** How the API knows who calls; the session feature gives it. */
export interface Gate {
  claim(request: Request, deps: Dependencies): Promise<Claim | null>;
  /** Asks the database: `null` when the session or key has ended or the account may not sign in any more. */
  identify(db: Db, claim: Claim, now: Date): Promise<ActiveIdentity | null>;
}

const transactionTries = 4;

/** Puts the routes on the app: each call is authenticated, authorised, parsed, bound to its entity, answered and logged here, once for all. */
export function register(app: Hono, deps: Dependencies, gate: Gate, routes: Route[]): void {
  for (const route of routes) {
    const { endpoint } = route;
    app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const startedAt = performance.now();
      const answer = await answerOrRefuse(context, deps, gate, route);
      const ms = Math.round(performance.now() - startedAt);
      deps.log.info('call', { method: endpoint.method, path: endpoint.path, status: answer.status, ms });
      return answer;
    });
  }
}

async function answerOrRefuse(context: Context, deps: Dependencies, gate: Gate, route: Route): Promise<Response> {
  try {
    return present(await run(context, deps, gate, route), route.endpoint);
  } catch (error) {
    const refusal = refusalFor(error, deps, route.endpoint.path);
    const { failure, body } = route.endpoint;
    // A malformed body is told by its fields, also by a call that has an answer of its own for every failure.
    return refusal.answer(body && refusal.code === 'invalid' ? undefined : failure);
  }
}

/** Turns an error into a refusal; an unexpected one is logged and answered 500 without its text. */
export function refusalFor(error: unknown, deps: Dependencies, path: string): Refusal {
  if (error instanceof Refusal) return error;
  const storageFull = storageFullBecauseOf(error);
  const unavailable = storageFull ?? unavailableBecauseOf(error);
  deps.log.error(storageFull ? 'storage full' : unavailable ? 'database unavailable' : 'call failed', { path }, error);
  return unavailable ?? new Refusal('internal', { code: 'failed' });
}

async function run(context: Context, deps: Dependencies, gate: Gate, route: Route): Promise<unknown> {
  const { endpoint } = route;
  const request = context.req.raw;
  // Hono answers HEAD with GET's handler, which must not sign someone in or open a stream that no one reads.
  const isStream = endpoint.raw && !route.open;
  if (request.method === 'HEAD' && (endpoint.writes || isStream))
    throw new Refusal('method_not_allowed', { code: 'head_not_allowed' }, { headers: { Allow: 'GET' } });
  const bodyLimitBytes = bodyLimitOf(endpoint, deps.settings.uploadLimitBytes);
  refuseDeclaredTooLarge(request, bodyLimitBytes);
  const open: OpenScope = { deps, request, bodyLimitBytes, caller: deps.caller(carrierOf(request)), now: deps.clock() };
  if (route.open) return route.handle(parseInput(endpoint, await readGiven(context, endpoint, bodyLimitBytes)), open);

  const claim = await gate.claim(request, deps);
  if (!claim) throw unauthenticated();
  const named = request.headers.get('Entity');
  if (named && named !== claim.entity) throw new Refusal('forbidden', { code: 'other_entity' });
  // Read before a connection is taken: a slow client must not hold one.
  const read = await readGiven(context, endpoint, bodyLimitBytes).then(
    (given) => ({ given }),
    (refused: unknown) => ({ refused }),
  );
  const allow = (identity: Identity | null) => {
    if (!identity) throw unauthenticated();
    const ability = abilityOf(identity.rules);
    if (endpoint.access === 'able') refuseUnlessAble(ability, endpoint.action, endpoint.subject);
    if (identity.key && !isForKeys(endpoint)) throw new Refusal('forbidden', { code: 'not_by_key' });
    if ('refused' in read) throw read.refused;
    const identifyAgain = () => deps.database.reading(claim.entity, (again) => gate.identify(again, claim, deps.clock()));
    // What is answered to a session is addressed to it.
    const bound = { ...forEntity(deps, identity.entity), files: deps.files.boundTo(claim.sessionId) };
    const scope = { ...open, deps: bound, entity: identity.entity, identity, ability, identifyAgain };
    return { given: parseInput(endpoint, read.given), scope };
  };
  const identifyForReading = async (db: Db) => cachedIdentity(deps, claim) ?? (await readIdentity(deps, gate, claim, db));
  let prepared: unknown;
  if (route.prepare) {
    const { given, scope } = allow(cachedIdentity(deps, claim) ?? (await deps.database.reading(claim.entity, identifyForReading)));
    prepared = await route.prepare(given, scope);
  }
  const answer = async (db: Db) => {
    // What writes asks in its own transaction: nothing is written for a session that has ended on another server this moment.
    const identity = endpoint.writes ? await gate.identify(db, claim, open.now) : await identifyForReading(db);
    const { given, scope } = allow(identity);
    const bound = { ...scope, db };
    return answerOnce(endpoint, given, bound, () => route.handle(given, bound, prepared));
  };
  // A read can be the one that ends a deadlock, too: against a migration, which locks tables in an order of its own.
  const { database } = deps;
  for (let tried = 1; ; tried++) {
    try {
      return await (endpoint.writes ? database.writing(claim.entity, answer) : database.reading(claim.entity, answer));
    } catch (error) {
      if (tried >= transactionTries || !isWorthRetrying(error)) throw error;
    }
  }
}

const cacheKeyOf = ({ entity, accountId, sessionId }: Claim) => `session ${entity}/${accountId}/${sessionId}`;

function cachedIdentity({ changes, clock }: Dependencies, claim: Claim): Identity | undefined {
  return changes.sessions.get(cacheKeyOf(claim), clock());
}

/** Asks the database, outside any transaction that writes, and stores the answer for the calls to come. */
async function readIdentity({ changes, clock }: Dependencies, gate: Gate, claim: Claim, db: Db): Promise<Identity | null> {
  const store = changes.sessions.startRead();
  const identity = await gate.identify(db, claim, clock());
  if (identity) {
    const { entity, accountId } = claim;
    store({ key: cacheKeyOf(claim), account: `${entity}/${accountId}`, endsAt: identity.endsAt, value: identity });
  }
  return identity;
}

const abilities = new WeakMap<AbilityRule[], Ability>();

/** One for all calls that have the same rules in memory. */
function abilityOf(rules: AbilityRule[]): Ability {
  const known = abilities.get(rules) ?? abilityFrom(rules);
  abilities.set(rules, known);
  return known;
}

function unauthenticated(): Refusal {
  return new Refusal('unauthenticated', { code: 'sign_in_first' }, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

async function readGiven(context: Context, endpoint: AnyEndpoint, bodyLimitBytes: number) {
  const { search, searchParams } = new URL(context.req.url);
  refuseLongQuery(search);
  const query = readQuery(searchParams);
  const body = await readBody(context.req.raw, endpoint, bodyLimitBytes);
  const given = {
    params: context.req.param() as Record<string, string>,
    query: endpoint.method === 'DELETE' ? deletedBy(query, body, endpoint) : query,
    body,
  };
  refuseUnstorableText(given.params);
  refuseUnstorableText(given.query);
  return given;
}

function present(answer: unknown, endpoint: AnyEndpoint): Response {
  if (answer instanceof Response) return answer;
  const headers = { 'Cache-Control': 'no-store' };
  if (answer === undefined) return new Response(null, { status: endpoint.status, headers });
  return Response.json(answer, { status: endpoint.status, headers });
}

import type { Context, Hono } from 'hono';
import { type Ability, type AbilityRule, abilityFrom } from '#contract/ability.ts';
import { type AnyEndpoint, bodyLimitOf, isForApiKeys } from '#contract/endpoint.ts';
import type { Db } from './database.ts';
import { isWorthRetrying, storageFullBecauseOf, unavailableBecauseOf } from './database-failure.ts';
import type { Dependencies } from './dependencies.ts';
import { forEntity } from './for-each-entity.ts';
import { carrierOf } from './inner-request.ts';
import { parseInput } from './parse-input.ts';
import { deletedBy, readBody, readQuery, refuseDeclaredTooLarge, refuseLongQuery, refuseUnstorableText } from './read-input.ts';
import { Refusal } from './refusal.ts';
import { refuseAreaOff, refuseUnlessAble } from './refuse-unless-able.ts';
import type { Route } from './route.ts';
import type { Identity, OpenScope } from './scope.ts';
import { withIdempotency } from './with-idempotency.ts';

/** The content of a valid token. Trusted only as far as `identify` finds its session or API key alive. */
export interface Claim {
  entity: string;
  accountId: number;
  sessionId: string;
}

/** The signed-in user, and when their session or key expires; null for never. */
export interface ActiveIdentity extends Identity {
  endsAt: Date | null;
}

/** Authenticates callers; provided by the session feature. */
export interface Gate {
  claim(request: Request, deps: Dependencies): Promise<Claim | null>;
  /** Queries the database: `null` if the session or key has ended or the account may no longer sign in. */
  identify(db: Db, claim: Claim, now: Date): Promise<ActiveIdentity | null>;
}

const transactionTries = 4;

/**
 * Registers the routes with the app. Every request is authenticated, authorized, parsed, bound to its entity, answered and logged here, in
 * one place.
 */
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
    // A malformed body is reported by field, even by endpoints with a fixed body for every error.
    return refusal.answer(body && refusal.code === 'invalid' ? undefined : failure);
  }
}

/** Converts an error to a refusal; an unexpected one is logged and becomes a 500 without its message. */
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
  // Hono handles HEAD with the GET handler, which must not sign a user in or open a stream that no one reads.
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
  // Read before taking a database connection, because a slow client must not hold one.
  const read = await readGiven(context, endpoint, bodyLimitBytes).then(
    (given) => ({ given }),
    (refused: unknown) => ({ refused }),
  );
  const allow = (identity: Identity | null) => {
    if (!identity) throw unauthenticated();
    const ability = abilityOf(identity.rules);
    if (endpoint.access === 'able') refuseUnlessAble(ability, endpoint.action, endpoint.subject);
    else refuseAreaOff(ability, endpoint.subject);
    if (identity.key && !isForApiKeys(endpoint)) throw new Refusal('forbidden', { code: 'not_by_key' });
    if ('refused' in read) throw read.refused;
    const identifyAgain = () => deps.database.reading(claim.entity, (again) => gate.identify(again, claim, deps.clock()));
    // File addresses in the response are issued to its session.
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
    // Writes check the session in their own transaction, so that nothing is written for a session that has just ended on a different
    // server.
    const identity = endpoint.writes ? await gate.identify(db, claim, open.now) : await identifyForReading(db);
    const { given, scope } = allow(identity);
    const bound = { ...scope, db };
    return withIdempotency(endpoint, given, bound, () => route.handle(given, bound, prepared));
  };
  // A read may be the victim of a deadlock too: with a migration, which locks tables in its own order.
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

/** Queries the database outside of any writing transaction, and caches the result for later requests. */
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

/** Shares one ability among all requests with the same rules in memory. */
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

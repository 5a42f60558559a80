import { hashKey, type Query, type QueryCacheNotifyEvent, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Applies a change to a query result. Pure, because it runs many times. */
type Apply = (answer: unknown, key: QueryKey) => unknown;

/** How a change looks, by the second part of the query key. */
export type Looks = Readonly<Record<string, Apply | undefined>>;

interface Answer {
  readonly answer: unknown;
  readonly asked: number;
}

interface Change {
  /** The first part of the query keys it applies to. */
  readonly kind: string;
  readonly looks: Looks;
  /** When the server confirmed it. Responses requested later contain it. */
  readonly settledAt: number;
  /**
   * The results from before a row was added. They are shown until the server confirms the row's id, because a later response may
   * already contain the row under an id unknown here, and it would appear twice.
   */
  readonly before?: ReadonlyMap<Query, Answer> | undefined;
}

/** A change applied over query results. */
interface LaidChange {
  /** Changes how it looks from now on. */
  turn(looks: Looks): void;
  /** Confirms the change: it applies to what was requested until now, but not to later requests. */
  settle(looks?: Looks): void;
  remove(): void;
}

/** The optimistic updates of a page, applied when cached results are read. The cache itself only ever holds server responses. */
export interface Overlay {
  /** @param isAdding whether it shows a row that has no server id yet. */
  lay(kind: string, looks: Looks, isAdding?: boolean): LaidChange;
  /** Returns a result with the changes it doesn't contain yet. The object stays the same while the result and the changes do. */
  read<T>(key: QueryKey, answer: T): T;
  /** Marks a cache entry as requested just now, after a change's response was written to the cache by hand. */
  stamp(key: QueryKey): void;
  subscribe(listener: () => void): () => void;
  /** Changes whenever `read` may return something else. */
  version(): number;
}

const overlays = new WeakMap<QueryClient, Overlay>();

export function overlayOf(queryClient: QueryClient): Overlay {
  const known = overlays.get(queryClient) ?? createOverlay(queryClient);
  overlays.set(queryClient, known);
  return known;
}

const underWay = Number.POSITIVE_INFINITY;

function createOverlay(queryClient: QueryClient): Overlay {
  const cache = queryClient.getQueryCache();
  const listeners = new Set<() => void>();
  /** Orders requests and confirmations by time. */
  let lastStamp = 0;
  let version = 0;
  let changes: readonly Change[] = [];
  /** When a query's data was requested, and when its current fetch started. Unknown counts as oldest. */
  const askedAt = new WeakMap<Query, number>();
  const fetchedSince = new WeakMap<Query, number>();
  const shown = new WeakMap<object, { hash: string; applied: readonly Apply[]; answer: unknown }>();

  const stampNow = () => {
    lastStamp += 1;
    return lastStamp;
  };
  const set = (next: readonly Change[]) => {
    changes = next;
    version += 1;
    for (const listener of listeners) listener();
  };
  const viewOf = ({ looks }: Change, key: QueryKey) => looks[String(key[1])];
  const isOver = (change: Change, key: QueryKey) => change.kind === key[0] && viewOf(change, key) !== undefined;

  /** Returns a query's result from before the pending adds; undefined without any. */
  const beforeAdding = (query: Query) => changes.find(({ before }) => before?.has(query))?.before?.get(query);

  /** Whether every cached, shown or pending result is certain to contain the change. */
  const isIn = (change: Change) =>
    change.settledAt < underWay &&
    !changes.some(({ before }) => [...(before?.values() ?? [])].some(({ asked }) => asked <= change.settledAt)) &&
    cache.findAll({ queryKey: [change.kind] }).every((query) => {
      if (!isOver(change, query.queryKey)) return true;
      if (query.state.data !== undefined) return (askedAt.get(query) ?? 0) > change.settledAt;
      return query.state.fetchStatus === 'idle' || (fetchedSince.get(query) ?? 0) > change.settledAt;
    });

  const dropWhatIsIn = () => set(changes.filter((change) => !isIn(change)));

  const onFetch = (query: Query, isOnePageMore: boolean) =>
    fetchedSince.set(query, isOnePageMore && query.state.data !== undefined ? (askedAt.get(query) ?? 0) : stampNow());
  const onAnswer = (query: Query) => {
    const asked = fetchedSince.get(query) ?? 0;
    askedAt.set(query, asked);
    if (changes.length === 0) return;
    // Invalidation doesn't restart a first fetch, so its result may be older than changes confirmed meanwhile.
    const isOld = changes.some((change) => change.settledAt < underWay && change.settledAt >= asked && isOver(change, query.queryKey));
    if (isOld) queueMicrotask(() => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }));
    dropWhatIsIn();
  };
  const onEvent = (event: QueryCacheNotifyEvent) => {
    if (event.type === 'updated') {
      const { action, query } = event;
      if (action.type === 'fetch') onFetch(query, (action.meta as FetchMeta)?.fetchMore !== undefined);
      if (action.type === 'success' && !action.manual) onAnswer(query);
    }
    // The cache was cleared, so a different person may sign in next.
    if (event.type === 'removed' && changes.length > 0) set(cache.getAll().length > 0 ? changes.filter((change) => !isIn(change)) : []);
  };
  cache.subscribe(onEvent);

  return {
    lay(kind, looks, isAdding = false) {
      let own: Change = { kind, looks, settledAt: underWay };
      if (isAdding) {
        const there = cache.findAll({ queryKey: [kind] }).filter((query) => query.state.data !== undefined && isOver(own, query.queryKey));
        const answerOf = (query: Query) => beforeAdding(query) ?? { answer: query.state.data, asked: askedAt.get(query) ?? 0 };
        own = { ...own, before: new Map(there.map((query) => [query, answerOf(query)])) };
      }
      const replace = (next: Change | null) => {
        const last = own;
        if (next) own = next;
        set(changes.flatMap((change) => (change === last ? (next ?? []) : change)));
      };
      set([...changes, own]);
      return {
        turn: (next) => replace({ ...own, looks: next }),
        settle(next = own.looks) {
          if (own.settledAt < underWay) return;
          replace({ kind, looks: next, settledAt: stampNow() });
          dropWhatIsIn();
        },
        remove() {
          replace(null);
          dropWhatIsIn();
        },
      };
    },
    read<T>(key: QueryKey, answer: T): T {
      if (typeof answer !== 'object' || answer === null || changes.length === 0) return answer;
      const hash = hashKey(key);
      const query = cache.get(hash);
      const earlier = query && query.state.data === answer ? beforeAdding(query) : undefined;
      const base = (earlier?.answer ?? answer) as T & object;
      const asked = earlier?.asked ?? (query && askedAt.get(query)) ?? 0;
      const lacking = changes.filter((change) => change.settledAt >= asked && isOver(change, key));
      if (lacking.length === 0) return base;
      const applied = lacking.flatMap((change) => viewOf(change, key) ?? []);
      const last = shown.get(base);
      const isSame = last?.hash === hash && last.applied.length === applied.length && last.applied.every((one, at) => one === applied[at]);
      if (last && isSame) return last.answer as T;
      const now = applied.reduce<unknown>((before, apply) => apply(before, key), base);
      shown.set(base, { hash, applied, answer: now });
      return now as T;
    },
    stamp(key) {
      const query = cache.find({ queryKey: key, exact: true });
      if (query) askedAt.set(query, stampNow());
      dropWhatIsIn();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

type FetchMeta = { fetchMore?: unknown } | undefined;

import { hashKey, type Query, type QueryCacheNotifyEvent, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Lays a change over one answer: pure, as it is asked for again and again. */
type Apply = (answer: unknown, key: QueryKey) => unknown;

/** How a change looks, by what is read: the second part of the query's key. */
export type Looks = Readonly<Record<string, Apply | undefined>>;

interface Answer {
  readonly answer: unknown;
  readonly asked: number;
}

interface Change {
  /** The first part of the keys of the queries that it is laid over. */
  readonly kind: string;
  readonly looks: Looks;
  /** When the server said yes: what was asked for later has it in it. */
  readonly settledAt: number;
  /**
   * While a row is being added: the answers from before it. They are shown until the server has said which row is the added one,
   * because a later answer may have it already, under an id that nobody here knows yet: it would be shown twice.
   */
  readonly before?: ReadonlyMap<Query, Answer> | undefined;
}

/** One change that lies over the answers. */
interface LaidChange {
  /** Lets it look another way from now on. */
  turn(looks: Looks): void;
  /** The server said yes: it lies over what was asked for until now, and over nothing that is asked for later. */
  settle(looks?: Looks): void;
  /** Takes it away (rollback). */
  remove(): void;
}

/** The optimistic updates of one page, laid over the cached answers where these are read: the cache only ever holds what the server said. */
export interface Overlay {
  /** @param isAdding whether it shows a row to which the server is yet to give an id. */
  lay(kind: string, looks: Looks, isAdding?: boolean): LaidChange;
  /** An answer with the changes that it has not in it yet. The same object as long as answer and changes are the same. */
  read<T>(key: QueryKey, answer: T): T;
  /** Says that what the cache holds under a key was asked for just now: the answer of a change, put there by hand. */
  stamp(key: QueryKey): void;
  subscribe(listener: () => void): () => void;
  /** Another number whenever `read` may answer something else. */
  version(): number;
}

const overlays = new WeakMap<QueryClient, Overlay>();

/** The overlay of the answers that a query client keeps. */
export function overlayOf(queryClient: QueryClient): Overlay {
  const known = overlays.get(queryClient) ?? createOverlay(queryClient);
  overlays.set(queryClient, known);
  return known;
}

const underWay = Number.POSITIVE_INFINITY;

function createOverlay(queryClient: QueryClient): Overlay {
  const cache = queryClient.getQueryCache();
  const listeners = new Set<() => void>();
  /** Counts what is asked for and what is settled, so that both can be put in order. */
  let lastStamp = 0;
  let version = 0;
  let changes: readonly Change[] = [];
  /** When what a query holds was asked for, and when what it is fetching was. Older than everything while that is not known. */
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

  /** What a query answered before the rows that are being added; undefined where none is. */
  const beforeAdding = (query: Query) => changes.find(({ before }) => before?.has(query))?.before?.get(query);

  /** Whether no answer that is kept, shown or under way can lack the change. */
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
    // A first fetch is not begun anew by an invalidation: what it brought may be older than what was settled meanwhile.
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
    // Everything was forgotten: somebody else may come.
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

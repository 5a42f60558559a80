import type { InferDataFromTag, QueryKey } from '@tanstack/react-query';

/** The result and key of a query. */
export interface ViewOf<Q extends { queryKey: QueryKey }> {
  answer: InferDataFromTag<never, Q['queryKey']>;
  key: Q['queryKey'];
}

/** The queries of a kind, by the second part of their keys (the first is the kind): `{ list: ViewOf<ReturnType<typeof listQuery>> }`. */
export type Views = { [view: string]: { answer: unknown; key: QueryKey } };

/** How a change looks in each cached query. Pure functions, because they may run many times. */
export type OptimisticUpdatesOf<V extends Views> = {
  readonly [K in keyof V]?: ((answer: V[K]['answer'], key: V[K]['key']) => V[K]['answer']) | undefined;
};

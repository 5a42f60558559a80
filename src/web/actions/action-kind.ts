import type { InferDataFromTag, QueryKey } from '@tanstack/react-query';

/** What a query reads: its answer and its key. */
export interface ViewOf<Q extends { queryKey: QueryKey }> {
  answer: InferDataFromTag<never, Q['queryKey']>;
  key: Q['queryKey'];
}

/** What is read of a kind, by the second part of the queries' keys (the first is the kind): `{ list: ViewOf<ReturnType<typeof listQuery>> }`. */
export type Views = { [view: string]: { answer: unknown; key: QueryKey } };

/** How a change looks in what is read, view by view: pure functions, that may be asked again and again. */
export type LookOf<V extends Views> = {
  readonly [K in keyof V]?: ((answer: V[K]['answer'], key: V[K]['key']) => V[K]['answer']) | undefined;
};

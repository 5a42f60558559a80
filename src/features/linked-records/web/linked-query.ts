import { queryOptions } from '@tanstack/react-query';
import type { ChangeKind } from '#contract/change.ts';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import { call } from '#web/api-client.ts';
import { listLinks } from '../contract.ts';

/** Change kind announced for each kind of record. */
export const changeKinds: Readonly<Record<LinkedKind, ChangeKind>> = {
  mail: 'email',
  message: 'chat',
  order: 'order',
  card: 'board',
  todo: 'todo',
  event: 'calendar',
  invoice: 'invoice',
};

/** All change kinds of linkable records, not only those shown, since a record restored from the trash was not. */
export const toldOf: ReadonlySet<string> = new Set(Object.values(changeKinds));

/** Links of a record; invalidated together with it. */
export const linkedQuery = ({ kind, id }: Linked) =>
  queryOptions({
    queryKey: [changeKinds[kind], 'links', kind, id] as const,
    queryFn: ({ signal }) => call(listLinks, { query: { kind, id } }, { signal }),
    staleTime: 30_000,
  });

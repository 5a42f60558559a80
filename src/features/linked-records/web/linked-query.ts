import { queryOptions } from '@tanstack/react-query';
import type { ChangeKind } from '#contract/change.ts';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import { call } from '#web/api-client.ts';
import { listLinks } from '../contract.ts';

/** As what a thing is announced when something of it changes. */
export const changeKinds: Readonly<Record<LinkedKind, ChangeKind>> = {
  mail: 'email',
  message: 'chat',
  order: 'order',
  card: 'board',
  todo: 'todo',
  event: 'calendar',
  invoice: 'invoice',
};

/** As what a change of anything that can be linked is announced: of all kinds, not of those that are shown, since what comes back from the trash was not. */
export const toldOf: ReadonlySet<string> = new Set(Object.values(changeKinds));

/** What a thing is linked with. It is read anew with the thing itself. */
export const linkedQuery = ({ kind, id }: Linked) =>
  queryOptions({
    queryKey: [changeKinds[kind], 'links', kind, id] as const,
    queryFn: ({ signal }) => call(listLinks, { query: { kind, id } }, { signal }),
    staleTime: 30_000,
  });

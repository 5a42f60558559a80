import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import type { OptimisticUpdatesOf, ViewOf } from '#web/actions/action-kind.ts';
import { inParts } from '#web/actions/in-parts.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { copyText } from '#web/copy-text.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { CountedMessage } from '#web/toast-queue.ts';
import type { listUsers, User } from '../contract.ts';
import * as api from '../contract.ts';
import * as invitationContract from '../invitation-contract.ts';
import * as viewContract from '../view-contract.ts';
import { isRetryable, toErrorText } from './to-error-text.ts';
import type { userQuery, usersQuery } from './user-queries.ts';

/** Limits per request. */
const maxChanged = 1000;
const maxInvited = 100;

const words: ActionWords = {
  failed: (t) => t('refusal.failed'),
  failureOf: (t, error) => ({ message: toErrorText(t, error), isFinal: !isRetryable(error) }),
};

export type UserChange = Partial<Pick<AnswerOf<typeof api.updateUsers>['before'][number], 'role' | 'currentPlan' | 'status'>>;

export interface UserActions {
  /** Throws on failure so that the input can be preserved. */
  add: (fields: InputOf<typeof api.addUser>['body']) => Promise<api.User>;
  /** Throws on failure. */
  save: (id: number, fields: InputOf<typeof api.updateUser>['body']) => Promise<api.User>;
  /** Optimistic, with an Undo in the toast. */
  change: (ids: readonly number[], change: UserChange, message: (count: number) => string | CountedMessage) => void;
  suspend: (ids: readonly number[]) => void;
  activate: (ids: readonly number[]) => void;
  /** @param more The name of the invited person, for those not in a loaded list, and the message in the mail. */
  invite: (ids: readonly number[], more?: { name?: string; message?: string }) => void;
  /** Offers Undo. Returns an error text, or undefined on success. */
  remove: (ids: readonly number[], heirId: number | undefined) => Promise<string | undefined>;
  sendReset: (user: api.User) => void;
  /** Copies a one-time link to join or, for a user with an account, to set a new password. */
  copyLink: (user: api.User) => void;
  /** Ends one session, or all except the caller's. */
  endSessions: (id: number, sessionId?: string) => Promise<void>;
  endSecondStep: (user: api.User) => Promise<void>;
  unlinkSignOn: (user: api.User) => Promise<void>;
}

/** Actions on users: optimistic, rolled back with a message on failure, and undoable. */
export function useUserActions(): UserActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  const { show, attempt, changeAll, offerUndo } = useActions<UserViews>('user', words);
  return useMemo(() => {
    const nameOf = (ids: readonly number[]) => findUser(queryClient, ids[0] ?? 0)?.fullName ?? '';
    const named = (ids: readonly number[], done: string) => {
      const name = nameOf(ids);
      const text = (count: number) => t(`users.done.${done}`, { count, name });
      return (count: number) => ({ kind: `users ${done}`, count, text });
    };
    const update = (users: InputOf<typeof api.updateUsers>['body']['users']) =>
      inParts(users, maxChanged, (part) => call(api.updateUsers, { body: { users: part } }));
    const change = (ids: readonly number[], given: UserChange, message: (count: number) => string | CountedMessage) =>
      changeAll({
        ...{ ids, most: maxChanged },
        look: (part) => withUserPatches(new Map([...part].map((id) => [id, given]))),
        send: async (part) => (await call(api.updateUsers, { body: { users: part.map((id) => ({ id, ...given })) } })).before,
        done: (answers, sent) => {
          // Reverts only the changed fields, because other people may have edited the rest.
          const users = answers.flat().map((was) => ({
            id: was.id,
            ...(Object.fromEntries(Object.keys(given).map((name) => [name, was[name as keyof UserChange]])) as UserChange),
          }));
          const look = withUserPatches(new Map(users.map((user) => [user.id, user])));
          offerUndo(message(sent.length), () => show({ rows: sent, look, send: () => update(users) }));
        },
      });
    const copyLink = (id: number, name: string) =>
      void attempt(async () => {
        const { kind, address } = await show({ rows: [id], send: () => call(invitationContract.copyUserLink, { params: { id } }) });
        const done = t(kind === 'invitation' ? 'users.done.invitationCopied' : 'users.done.resetCopied', { name });
        if (await copyText(address)) toast({ tone: 'success', message: done });
        else toast({ tone: 'error', message: t('users.failed.copy') });
      });
    const copying = (label: string, { id, name }: { id: number; name: string }) => ({ label: t(label), run: () => copyLink(id, name) });
    return {
      add: (fields) => show({ send: async () => (await call(api.addUser, { body: fields })).user }),
      save: (id, fields) =>
        show({
          rows: [id],
          send: async () => (await call(api.updateUser, { params: { id }, body: fields })).user,
          settled: (user) => withUserPatches(new Map([[id, user]])),
        }),
      change: (ids, given, message) => void change(ids, given, message),
      suspend: (ids) => void change(ids, { status: 'inactive' }, named(ids, 'suspended')),
      activate: (ids) => void change(ids, { status: 'active' }, named(ids, 'activated')),
      invite: (ids, { name = nameOf(ids), message } = {}) =>
        void attempt(async () => {
          const send = () =>
            inParts(ids, maxInvited, (part) => call(invitationContract.inviteUsers, { body: { ids: part, ...(message && { message }) } }));
          const answers = await show({ rows: ids, send });
          const skipped = answers.reduce((sum, answer) => sum + answer.skipped.length, 0);
          const count = ids.length - skipped;
          const isQueued = answers.every(({ by }) => by === 'mail');
          const says = [
            count > 0 && t(isQueued ? 'users.done.invited' : 'users.done.notMailed', { count, name }),
            skipped > 0 && t('users.done.notInvited', { count: skipped }),
          ];
          const [id] = ids;
          toast({
            message: says.filter(Boolean).join(' '),
            tone: count > 0 && isQueued ? 'success' : 'info',
            ...(count === 1 && skipped === 0 && id !== undefined && { action: copying('users.act.copyInvitation', { id, name }) }),
          });
        }),
      copyLink: ({ id, fullName }) => copyLink(id, fullName),
      async remove(ids, heirId) {
        const message = named(ids, 'deleted')(ids.length);
        const body = { ids: [...ids], ...(heirId !== undefined && { heirId }) };
        try {
          await show({ rows: ids, send: () => call(api.deleteUsers, { body }), settled: () => withoutUsers(new Set(ids)) });
        } catch (error) {
          return toErrorText(t, error);
        }
        offerUndo(message, () => show({ rows: ids, send: () => call(api.restoreUsers, { body: { ids: [...ids] } }) }));
        return undefined;
      },
      sendReset: ({ id, email, fullName }) =>
        void attempt(async () => {
          const { by } = await show({ rows: [id], send: () => call(invitationContract.sendPasswordReset, { params: { id } }) });
          const action = copying('users.act.copyReset', { id, name: fullName });
          if (by === 'mail') toast({ tone: 'success', message: t('users.done.resetSent', { email }), action });
          else toast({ tone: 'info', message: t('users.done.resetNotMailed', { email }), action });
        }),
      async endSessions(id, sessionId) {
        await attempt(async () => {
          const body = sessionId === undefined ? {} : { sessionId };
          const { ended } = await show({ rows: [id], send: () => call(viewContract.endUserSessions, { params: { id }, body }) });
          toast({ tone: 'success', message: t('users.done.sessionsEnded', { count: ended }) });
        });
      },
      async endSecondStep({ id, fullName }) {
        await attempt(async () => {
          await show({ rows: [id], send: () => call(viewContract.endUserSecondStep, { params: { id } }) });
          toast({ tone: 'success', message: t('users.done.secondStepEnded', { name: fullName }) });
        });
      },
      async unlinkSignOn({ id, fullName }) {
        await attempt(async () => {
          await show({ rows: [id], send: () => call(viewContract.unlinkSignOn, { params: { id } }) });
          toast({ tone: 'success', message: t('users.done.signOnUnlinked', { name: fullName }) });
        });
      },
    };
  }, [queryClient, t, show, attempt, changeAll, offerUndo]);
}

/** Finds a loaded user in any list or view. */
export function findUser(queryClient: QueryClient, id: number): User | undefined {
  const one = queryClient.getQueryData<User>(['user', 'one', id]);
  if (one) return one;
  for (const [, list] of queryClient.getQueriesData<AnswerOf<typeof listUsers>>({ queryKey: ['user', 'list'] })) {
    const found = list?.users.find((user) => user.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Cached user queries that optimistic updates apply to: lists and single users. */
type UserViews = { list: ViewOf<ReturnType<typeof usersQuery>>; one: ViewOf<ReturnType<typeof userQuery>> };

/** Applies changed fields to cached users. */
function withUserPatches(patches: ReadonlyMap<number, Partial<User>>): OptimisticUpdatesOf<UserViews> {
  const changed = (user: User): User => ({ ...user, ...patches.get(user.id) });
  return { list: (page) => ({ ...page, users: page.users.map(changed) }), one: changed };
}

const withoutUsers = (ids: ReadonlySet<number>): OptimisticUpdatesOf<UserViews> => ({ list: (page) => pageWithout(page, 'users', ids) });

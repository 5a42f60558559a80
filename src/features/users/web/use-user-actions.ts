import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import * as api from '../contract.ts';
import { findUser, showUsers } from './shown-users.ts';
import { mayTryAgain, whyFailed } from './why-failed.ts';

export type UserChange = Partial<Pick<AnswerOf<typeof api.updateUsers>['before'][number], 'role' | 'currentPlan' | 'status'>>;

export interface UserActions {
  /** Throws when it fails, so that what was typed can stay. */
  add: (fields: InputOf<typeof api.addUser>['body']) => Promise<api.User>;
  /** Throws when it fails. */
  save: (id: number, fields: InputOf<typeof api.updateUser>['body']) => Promise<api.User>;
  /** Shows it at once; the message offers to take it back. */
  change: (ids: readonly number[], change: UserChange, message: string) => void;
  suspend: (ids: readonly number[]) => void;
  activate: (ids: readonly number[]) => void;
  invite: (ids: readonly number[]) => void;
  /** Offers to take it back. Answers why it could not be done, or nothing. */
  remove: (ids: readonly number[], heirId: number | undefined) => Promise<string | undefined>;
  sendReset: (user: api.User) => void;
  /** One session, or all but one's own. */
  endSessions: (id: number, sessionId?: string) => Promise<void>;
}

/** What is done to users: shown at once, taken back with a message when it fails, undone when asked to. */
export function useUserActions(): UserActions {
  const queryClient = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => {
    const reload = () => queryClient.invalidateQueries({ queryKey: ['user'] });
    const attempt = async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        const again = { label: t('ui.tryAgain'), run: () => void attempt(work) };
        toast({ tone: 'error', message: whyFailed(t, error), ...(mayTryAgain(error) && { action: again }) });
      } finally {
        void reload();
      }
    };
    const offerUndo = (message: string, takeBack: () => Promise<unknown>) =>
      toast({ message, action: { label: t('ui.undo'), run: () => void attempt(takeBack) } });
    const nameOf = (ids: readonly number[]) => findUser(queryClient, ids[0] ?? 0)?.fullName ?? '';
    const change = (ids: readonly number[], given: UserChange, message: string) =>
      attempt(async () => {
        await showUsers(queryClient, ids, given);
        const { before } = await call(api.updateUsers, { body: { users: ids.map((id) => ({ id, ...given })) } });
        // Only what was changed goes back: somebody else may have changed the rest meanwhile.
        const users = before.map((was) => ({
          id: was.id,
          ...Object.fromEntries(Object.keys(given).map((name) => [name, was[name as keyof UserChange]])),
        }));
        offerUndo(message, () => call(api.updateUsers, { body: { users } }));
      });
    return {
      async add(fields) {
        const { user } = await call(api.addUser, { body: fields });
        void reload();
        return user;
      },
      async save(id, fields) {
        const { user } = await call(api.updateUser, { params: { id }, body: fields });
        queryClient.setQueryData(['user', 'one', id], user);
        void reload();
        return user;
      },
      change: (ids, given, message) => void change(ids, given, message),
      suspend: (ids) => void change(ids, { status: 'inactive' }, t('users.done.suspended', { count: ids.length, name: nameOf(ids) })),
      activate: (ids) => void change(ids, { status: 'active' }, t('users.done.activated', { count: ids.length, name: nameOf(ids) })),
      invite: (ids) =>
        void attempt(async () => {
          const name = nameOf(ids);
          const answers: AnswerOf<typeof api.inviteUsers>[] = [];
          for (const part of parted(ids, 100)) answers.push(await call(api.inviteUsers, { body: { ids: part } }));
          const count = answers.reduce((sum, { invited }) => sum + invited.length, 0);
          const skipped = answers.reduce((sum, answer) => sum + answer.skipped.length, 0);
          const words = [
            count > 0 && t('users.done.invited', { count, name }),
            skipped > 0 && t('users.done.notInvited', { count: skipped }),
          ];
          toast({ message: words.filter(Boolean).join(' '), tone: count > 0 ? 'success' : 'info' });
        }),
      async remove(ids, heirId) {
        const name = nameOf(ids);
        try {
          await call(api.deleteUsers, { body: { ids: [...ids], ...(heirId !== undefined && { heirId }) } });
        } catch (error) {
          return whyFailed(t, error);
        }
        await showUsers(queryClient, ids, null);
        void reload();
        offerUndo(t('users.done.deleted', { count: ids.length, name }), () => call(api.restoreUsers, { body: { ids: [...ids] } }));
        return undefined;
      },
      sendReset: ({ id, email }) =>
        void attempt(async () => {
          await call(api.sendPasswordReset, { params: { id } });
          toast({ tone: 'success', message: t('users.done.resetSent', { email }) });
        }),
      endSessions: (id, sessionId) =>
        attempt(async () => {
          const { ended } = await call(api.endUserSessions, { params: { id }, body: sessionId === undefined ? {} : { sessionId } });
          toast({ tone: 'success', message: t('users.done.sessionsEnded', { count: ended }) });
        }),
    };
  }, [queryClient, t]);
}

/** In pieces that one call takes. */
function parted<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
}

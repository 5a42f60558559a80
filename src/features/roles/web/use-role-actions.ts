import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { addRole, deleteRole, type GrantedRule, type Role, restoreRole, updateRole } from '../contract.ts';
import { rolesQuery } from './role-queries.ts';
import { roleTitle } from './role-title.ts';

interface RoleFields {
  title: string;
  rules: GrantedRule[];
}

export type RoleActions = ReturnType<typeof useRoleActions>;

/** What is done to roles, each with the way to take it back. */
export function useRoleActions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  return useMemo(() => {
    const refetch = () => queryClient.invalidateQueries({ queryKey: ['role'] });
    const offerUndo = (message: string, takeBack: () => Promise<unknown>) => {
      const run = () =>
        void attempt(t('roles.failed.undo'), async () => {
          await takeBack();
          await refetch();
        });
      toast({ message, tone: 'success', action: { label: t('ui.undo'), run } });
    };
    const removeNow = (name: string) => call(deleteRole, { query: { name } });
    return {
      /** Throws when it fails, so that what was ticked can stay. */
      async add(fields: RoleFields): Promise<Role> {
        const { role } = await call(addRole, { body: fields });
        void refetch();
        offerUndo(t('roles.done.added', { role: role.title }), () => removeNow(role.name));
        return role;
      },
      /**
       * Throws when it fails.
       * @param before what Undo saves again.
       */
      async save(name: string, version: number, fields: RoleFields, before: RoleFields): Promise<Role> {
        const { role } = await call(updateRole, { params: { name }, body: { version, ...fields } });
        void refetch();
        offerUndo(t('roles.done.saved', { role: roleTitle(t, role) }), () =>
          call(updateRole, { params: { name }, body: { version: role.version, ...before } }),
        );
        return role;
      },
      remove({ name, title }: Role) {
        return attempt(t('roles.failed.delete', { role: title }), async () => {
          await queryClient.cancelQueries(rolesQuery);
          queryClient.setQueryData(rolesQuery.queryKey, (roles) => roles?.filter((role) => role.name !== name));
          try {
            await removeNow(name);
            offerUndo(t('roles.done.deleted', { role: title }), () => call(restoreRole, { params: { name } }));
          } finally {
            void refetch();
          }
        });
      },
    };
  }, [attempt, queryClient, t]);
}

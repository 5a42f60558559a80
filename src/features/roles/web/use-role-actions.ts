import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { addRole, deleteRole, type GrantedRule, type Role, restoreRole, updateRole } from '../contract.ts';
import type { rolesQuery } from './role-queries.ts';
import { roleTitle } from './role-title.ts';

type RoleViews = { list: ViewOf<typeof rolesQuery> };

const words: ActionWords = { failed: (t) => t('roles.failed.undo') };

interface RoleFields {
  title: string;
  rules: GrantedRule[];
}

export type RoleActions = ReturnType<typeof useRoleActions>;

/** Role actions, each with Undo. */
export function useRoleActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<RoleViews>('role', words);
  return useMemo(() => {
    const without = (name: string) => ({ list: (roles: Role[]) => roles.filter((role) => role.name !== name) });
    const removeNow = (name: string) => show({ rows: [name], look: without(name), send: () => call(deleteRole, { query: { name } }) });
    const saveNow = async (name: string, version: number, fields: RoleFields) =>
      (await show({ rows: [name], send: () => call(updateRole, { params: { name }, body: { version, ...fields } }) })).role;
    return {
      /** Throws on failure, so the form keeps its input. */
      async add(fields: RoleFields): Promise<Role> {
        const { role } = await show({ send: () => call(addRole, { body: fields }) });
        offerUndo(t('roles.done.added', { role: role.title }), () => removeNow(role.name), 'success');
        return role;
      },
      /**
       * Throws on failure.
       * @param before the values Undo restores.
       */
      async save(name: string, version: number, fields: RoleFields, before: RoleFields): Promise<Role> {
        const role = await saveNow(name, version, fields);
        offerUndo(t('roles.done.saved', { role: roleTitle(t, role) }), () => saveNow(name, role.version, before), 'success');
        return role;
      },
      async remove({ name, title }: Role): Promise<void> {
        const isDone = await attempt(() => removeNow(name), t('roles.failed.delete', { role: title }));
        const takeBack = () => show({ rows: [name], send: () => call(restoreRole, { params: { name } }) });
        if (isDone) offerUndo(t('roles.done.deleted', { role: title }), takeBack, 'success');
      },
    };
  }, [t, show, attempt, offerUndo]);
}

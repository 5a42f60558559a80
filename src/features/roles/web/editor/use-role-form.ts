import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { useKeptForm } from '#web/use-kept-form.ts';
import type { Role } from '../../contract.ts';
import { roleTitle } from '../role-title.ts';
import { type RoleValues, valuesOf } from './role-values.ts';

const longestTitle = 60;

/**
 * The drawer's fields.
 * @param role null for a new one.
 * @param from what a new one is a copy of.
 */
export function useRoleForm(role: Role | null, from: Role | undefined) {
  const { t } = useTranslation();
  const [begun] = useState((): RoleValues => {
    if (role) return valuesOf(role);
    const copy = from && t('roles.copyOf', { role: roleTitle(t, from) }).slice(0, longestTitle);
    return valuesOf({ title: copy ?? '', rules: from?.rules ?? [] });
  });
  const form = useKeptForm<RoleValues, Role>({
    storageKey: 'atrium.roles.draft',
    draftKey: role ? role.name : `add ${from?.name ?? ''}`,
    record: role,
    begun,
    valuesOf,
    versionOf: ({ version }) => version,
    fieldOf: (path) => (path.endsWith('title') ? 'title' : undefined),
  });
  return {
    ...form,
    longestTitle,
    /** Says what is wrong before anything is sent; answers whether nothing is. */
    check(): boolean {
      const isMissing = form.values.title.trim() === '';
      form.refuse(isMissing ? { title: t('ui.form.required') } : {});
      return !isMissing;
    },
  };
}

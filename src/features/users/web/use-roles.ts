import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { userRolesQuery } from './user-queries.ts';

/** The specification's roles, for people without permission to read roles. */
const knownNames = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const;
const isKnown = (name: string): name is (typeof knownNames)[number] => knownNames.some((known) => known === name);

interface RoleChoice {
  value: string;
  label: string;
  /** Whether the signed-in person can grant it. */
  isGrantable: boolean;
}

export interface Roles {
  all: readonly RoleChoice[];
  titleOf: (name: string) => string;
}

/** The roles with their titles, translated unless renamed. */
export function useRoles(): Roles {
  const { t } = useTranslation();
  const { data } = useQuery({ ...userRolesQuery, enabled: useCan('read', 'Role') });
  return useMemo(() => {
    const plainTitle = (name: string) => (isKnown(name) ? t(`ui.role.${name}`) : name);
    const all = data
      ? data.map(({ name, title, isBuiltIn, isGrantable }) => ({
          value: name,
          label: isBuiltIn && title.toLowerCase() === name ? plainTitle(name) : title,
          isGrantable,
        }))
      : knownNames.map((name) => ({ value: name, label: plainTitle(name), isGrantable: true }));
    const titles = new Map(all.map(({ value, label }) => [value, label]));
    // Excludes the client role because clients aren't managed users.
    return { all: all.filter(({ value }) => value !== 'client'), titleOf: (name) => titles.get(name) ?? plainTitle(name) };
  }, [data, t]);
}

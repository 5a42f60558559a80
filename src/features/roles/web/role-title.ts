import type { TFunction } from '#web/i18n.ts';
import { builtInRoles } from '../built-in-roles.ts';

/** What a role is called: in the reader's language where nobody has renamed it. */
export function roleTitle(t: TFunction, { name, title }: { name: string; title: string }): string {
  const isAsItCame = builtInRoles.some((role) => role.name === name && role.title === title);
  return isAsItCame ? t(`ui.role.${name}`) : title;
}

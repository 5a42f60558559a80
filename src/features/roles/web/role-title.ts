import { builtInRoles } from '#platform/rights/web/public-api.ts';
import type { TFunction } from '#web/i18n.ts';

/** Returns the title of a role, translated unless it was renamed. */
export function roleTitle(t: TFunction, { name, title }: { name: string; title: string }): string {
  const isAsItCame = builtInRoles.some((role) => role.name === name && role.title === title);
  return isAsItCame ? t(`ui.role.${name}`) : title;
}

import { cellActions } from '#contract/granted-cells.ts';
import type { TFunction } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';

/** `See and change`; all of them are `Manage`. */
export function actionsInWords(t: TFunction, language: string, actions: readonly string[]): string {
  if (actions.length === cellActions.length) return t('roles.action.manage');
  return listInWords(
    actions.map((action) => t(`roles.action.${action}`)),
    language,
  );
}

import type { TFunction } from '#web/i18n.ts';
import { rightInWords } from '#web/right-words.ts';
import type { AuditEntry } from '../contract.ts';

export function entrySentence(t: TFunction, { action, target }: AuditEntry): string {
  const isArea = action.startsWith('area.');
  return t(`audit.did.${action}`, { target: isArea ? t(`menu.${target}`, { defaultValue: target }) : target });
}

interface ChangeWords {
  field: string;
  from: string;
  to: string;
}

/** Describes the changes in the user's language. For a role, only rules that were added or removed. */
export function changesInWords(t: TFunction, { changes }: AuditEntry): ChangeWords[] {
  return changes.map(({ field, from, to }) => {
    const label = t(`audit.field.${field}`, { defaultValue: field });
    if (field !== 'rules') return { field: label, from, to };
    return { field: label, from: rulesInWords(t, from, to), to: rulesInWords(t, to, from) };
  });
}

/** Returns the rules in a text such as `read Email, manage Board` that are missing in the other. */
function rulesInWords(t: TFunction, text: string, other: string): string {
  const others = new Set(other.split(', '));
  const rules = text.split(', ').filter((rule) => rule && !others.has(rule));
  return rules
    .map((rule) => {
      const [action = '', subject = ''] = rule.split(' ');
      return rightInWords(t, { action, subject });
    })
    .join(', ');
}

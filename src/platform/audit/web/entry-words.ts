import type { TFunction } from '#web/i18n.ts';
import { rightInWords } from '#web/right-words.ts';
import type { AuditEntry } from '../contract.ts';

/** What was done, in a sentence. */
export function entrySentence(t: TFunction, { action, target }: AuditEntry): string {
  const isArea = action.startsWith('area.');
  return t(`audit.did.${action}`, { target: isArea ? t(`menu.${target}`, { defaultValue: target }) : target });
}

interface ChangeWords {
  field: string;
  from: string;
  to: string;
}

/** What changed, in the reader's words. Of a role's rules only those are told that came or went. */
export function changesInWords(t: TFunction, { changes }: AuditEntry): ChangeWords[] {
  return changes.map(({ field, from, to }) => {
    const label = t(`audit.field.${field}`, { defaultValue: field });
    if (field !== 'rules') return { field: label, from, to };
    return { field: label, from: rulesInWords(t, from, to), to: rulesInWords(t, to, from) };
  });
}

/** The rules of a text such as `read Email, manage Board` that another one lacks. */
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

import type { Email } from '../../contract.ts';
import { noRule, type RuleValues } from './rule-values.ts';

/** A rule for mails like this one: from its sender, done to them what was done to it; *Important* where that was nothing. */
export function ruleOfMail({ from, folder, labels, isStarred }: Pick<Email, 'from' | 'folder' | 'labels' | 'isStarred'>): RuleValues {
  const target = folder === 'archive' || folder === 'spam' || folder === 'trash' ? folder : '';
  const [label = isStarred || target ? '' : 'important'] = labels;
  return { ...noRule, sender: from.email, folder: target, label, isStarred };
}

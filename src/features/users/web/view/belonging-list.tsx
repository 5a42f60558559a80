import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n.ts';
import type { previewUserDeletion } from '../../contract.ts';
import classes from '../delete-dialog.module.css';

interface Props {
  answers: readonly Pick<AnswerOf<typeof previewUserDeletion>, 'belongings'>[];
  /** Text when there are none. */
  nothing: string;
}

const kinds = ['todo', 'card', 'event', 'mail'] as const;

/** What users own, and what happens to it on deletion. */
export function BelongingList({ answers, nothing }: Props) {
  const { t } = useTranslation();
  const found = kinds.flatMap((kind) => {
    const parts = answers.flatMap(({ belongings }) => belongings.filter((one) => one.kind === kind));
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    return count > 0 ? [{ kind, count, isInherited: parts.some(({ isInherited }) => isInherited) }] : [];
  });
  if (found.length === 0) return <p className={classes.text}>{nothing}</p>;
  return (
    <ul className={classes.list}>
      {found.map(({ kind, count, isInherited }) => (
        <li key={kind}>
          {t(`users.remove.${kind}`, { count })}
          <span>{t(isInherited ? 'users.remove.inherited' : 'users.remove.kept')}</span>
        </li>
      ))}
    </ul>
  );
}

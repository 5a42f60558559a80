import type { PersonRef } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import classes from './avatar-row.module.css';

const most = 3;

/** The faces of a few people, and how many more there are; their names are said aloud. */
export function AvatarRow({ people }: { people: readonly PersonRef[] }) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  const names = people.map(({ fullName }) => fullName).join(', ');
  const more = people.length - most;
  return (
    <span className={classes.row} title={names}>
      <span className="visually-hidden">{t('kanban.card.assignedTo', { names })}</span>
      {people.slice(0, most).map((person) => (
        <span key={person.id} className={classes.one}>
          <Avatar name={person.fullName} src={person.avatar} size={24} />
        </span>
      ))}
      {more > 0 && (
        <span className={classes.more} aria-hidden="true">
          +{more}
        </span>
      )}
    </span>
  );
}

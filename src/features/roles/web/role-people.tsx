import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { Role } from '../contract.ts';
import classes from './role-people.module.css';

interface Props {
  role: Role;
  title: string;
  /** Missing for who may not ask. */
  onAsk: ((person: Role['people'][number]) => void) | undefined;
}

/** Some of a role's people, and the way to all of them. */
export function RolePeople({ role: { name, people, userCount }, title, onAsk }: Props) {
  const { t } = useTranslation();
  const maySeeUsers = useCan('read', 'User');
  const count = userCount > 0 ? t('roles.people', { count: userCount }) : t('roles.nobody');
  return (
    <div className={classes.people}>
      {people.length > 0 && (
        <ul className={classes.stack} aria-label={t('roles.peopleOf', { role: title })}>
          {people.map((person) => (
            <li key={person.id}>
              {onAsk ? (
                <button type="button" className={classes.person} title={person.fullName} onClick={() => onAsk(person)}>
                  <Avatar name={person.fullName} src={person.avatar} size={32} />
                  <span className="visually-hidden">{t('roles.why.title', { name: person.fullName })}</span>
                </button>
              ) : (
                <span className={classes.person} title={person.fullName}>
                  <Avatar name={person.fullName} src={person.avatar} size={32} />
                  <span className="visually-hidden">{person.fullName}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {maySeeUsers && userCount > 0 ? (
        <a className={classes.count} href={`/apps/user/list?${new URLSearchParams({ role: name })}`}>
          {count}
        </a>
      ) : (
        <span className={classes.none}>{count}</span>
      )}
    </div>
  );
}

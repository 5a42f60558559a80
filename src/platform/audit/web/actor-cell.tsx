import { useTranslation } from '#web/i18n.ts';
import { IconUserQuestion } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import type { AuditEntry } from '../contract.ts';
import classes from './audit-log-page.module.css';

/** The actor; without a name when not signed in. @param isLink whether to link to them; not in rows that are links themselves */
export function ActorCell({ actor, isLink = false }: Pick<AuditEntry, 'actor'> & { isLink?: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={classes.actor}>
      {actor ? (
        <Avatar name={actor.fullName} src={actor.avatar} size={28} />
      ) : (
        <span className={classes.nobody} aria-hidden="true">
          <IconUserQuestion size={16} />
        </span>
      )}
      {actor && isLink ? (
        <PersonLink id={actor.id} name={actor.fullName} className={classes.name} />
      ) : actor ? (
        <bdi className={classes.name}>{actor.fullName}</bdi>
      ) : (
        <span className={classes.name}>{t('audit.nobody')}</span>
      )}
    </span>
  );
}

import type { AnswerOf } from '#contract/endpoint.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAt, IconMail, IconRss } from '#web/icons.ts';
import { Card } from '#web/ui/card.tsx';
import classes from '#web/ui/card-list.module.css';
import type { readUserConnections } from '../../view-contract.ts';

const icons = { imap: IconMail, 'calendar-feed': IconRss, 'mail-alias': IconAt };
const keys = { imap: 'imap', 'calendar-feed': 'feed', 'mail-alias': 'alias' } as const;

/** A person's connections to outside services. */
export function ConnectionCard({ connections }: { connections: AnswerOf<typeof readUserConnections>['connections'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('users.tab.connections')} text={t(connections.length > 0 ? 'users.connections.text' : 'users.connections.none')}>
      {connections.length > 0 && (
        <ul className={classes.list}>
          {connections.map(({ kind, name, since }) => {
            const Icon = icons[kind];
            return (
              <li key={`${kind} ${name}`} className={classes.line}>
                <Icon aria-hidden="true" />
                <span className={classes.grow}>
                  <span className={classes.strong}>{t(`users.connections.${keys[kind]}`)}</span>
                  <bdi className={classes.quiet}>{name}</bdi>
                </span>
                {since && (
                  <span className={classes.quiet}>
                    {t('users.connections.since', { day: formatDay(new Date(since), i18n.language, new Date()) })}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { browserOf } from '#web/browser-of.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDeviceDesktop, IconDeviceMobile } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { readUserSecurity } from '../../view-contract.ts';
import classes from './tab-list.module.css';

interface Props {
  sessions: AnswerOf<typeof readUserSecurity>['sessions'];
  onEnd: (sessionId: string) => Promise<void>;
  onEndAll: () => Promise<void>;
}

/** Where somebody is signed in, and the ways to end that. */
export function SessionCard({ sessions, onEnd, onEndAll }: Props) {
  const { t, i18n } = useTranslation();
  const [ending, setEnding] = useState<string>();
  const others = sessions.filter(({ isOwn }) => !isOwn);
  const end = async (what: string, work: Promise<void>) => {
    setEnding(what);
    await work;
    setEnding(undefined);
  };
  const now = new Date();
  return (
    <Card
      title={t('users.sessions.title')}
      text={t(sessions.length === 0 ? 'users.sessions.none' : 'users.sessions.text')}
      action={
        others.length > 0 && (
          <Button look="outline" loading={ending === 'all'} onClick={() => void end('all', onEndAll())}>
            {t(others.length < sessions.length ? 'users.sessions.endOthers' : 'users.sessions.endAll')}
          </Button>
        )
      }
    >
      {sessions.length > 0 && (
        <ul className={classes.list}>
          {sessions.map(({ id, userAgent, address, lastUsedAt, isOwn }) => {
            const { browser, system, isPhone } = browserOf(userAgent);
            const name = browser ? [browser, system].filter(Boolean).join(' · ') : t('users.sessions.unknown');
            const used = new Date(lastUsedAt);
            return (
              <li key={id} className={classes.line}>
                {isPhone ? <IconDeviceMobile aria-hidden="true" /> : <IconDeviceDesktop aria-hidden="true" />}
                <span className={classes.grow}>
                  <span className={classes.strong} title={userAgent}>
                    <bdi>{name}</bdi>
                  </span>
                  <span className={classes.quiet}>
                    {address ? (
                      <>
                        <bdi>{address}</bdi>
                        {' · '}
                      </>
                    ) : null}
                    <Moment at={lastUsedAt}>{formatRelative(used, i18n.language, now)}</Moment>
                  </span>
                </span>
                {isOwn ? (
                  <StatusPill tone="success">{t('users.sessions.own')}</StatusPill>
                ) : (
                  <Button
                    look="plain"
                    loading={ending === id}
                    aria-label={t('users.sessions.endOne', { name })}
                    onClick={() => void end(id, onEnd(id))}
                  >
                    {t('users.sessions.end')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

import { useState } from 'react';
import { browserOf } from '#web/browser-of.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDeviceDesktop, IconDeviceMobile } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import classes from '#web/ui/card-list.module.css';
import { Moment } from '#web/ui/moment.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';

interface OpenSession {
  id: string;
  userAgent: string;
  address: string;
  lastUsedAt: string;
  /** Whether it is the viewer's current session. */
  isOwn: boolean;
}

interface Props {
  sessions: readonly OpenSession[];
  /** Text above the sessions, or a note that there are none. */
  text: string;
  onEnd: (sessionId: string) => Promise<void>;
  onEndAll: () => Promise<void>;
}

/** A person's open sessions, with buttons to end them. */
export function SessionCard({ sessions, text, onEnd, onEndAll }: Props) {
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
      title={t('session.sessions.title')}
      text={text}
      action={
        others.length > 0 && (
          <Button look="outline" loading={ending === 'all'} onClick={() => void end('all', onEndAll())}>
            {t(others.length < sessions.length ? 'session.sessions.endOthers' : 'session.sessions.endAll')}
          </Button>
        )
      }
    >
      {sessions.length > 0 && (
        <ul className={classes.list}>
          {sessions.map(({ id, userAgent, address, lastUsedAt, isOwn }) => {
            const { browser, system, isPhone } = browserOf(userAgent);
            const name = browser ? [browser, system].filter(Boolean).join(' · ') : t('session.steps.unknownDevice');
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
                  <StatusPill tone="success">{t('session.sessions.own')}</StatusPill>
                ) : (
                  <Button
                    look="plain"
                    loading={ending === id}
                    aria-label={t('session.sessions.endOne', { name })}
                    onClick={() => void end(id, onEnd(id))}
                  >
                    {t('session.sessions.end')}
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

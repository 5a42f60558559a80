import { grantableSubjects } from '#contract/grantable.ts';
import { formatDateTime, formatRelative } from '#web/dates/format-date.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconKey } from '#web/icons.ts';
import { listInWords } from '#web/list-in-words.ts';
import { rightInWords } from '#web/right-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { ApiKey } from '../contract.ts';
import classes from './api-key-list.module.css';

interface Props {
  apiKeys: readonly ApiKey[];
  onRevoke: (apiKey: ApiKey) => void;
}

const tones = { active: 'success', expired: 'neutral', revoked: 'danger', ended: 'warning' } as const;

/** The user's keys with permissions, dates, and a way to revoke each. */
export function ApiKeyList({ apiKeys, onRevoke }: Props) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  const day = (text: string) => formatDateTime(new Date(text), i18n.language);
  return (
    <ul className={classes.list} aria-label={t('apiKeys.own')}>
      {apiKeys.map((apiKey) => {
        const { id, name, hint, rules, createdAt, expiresAt, lastUsedAt, lastUsedAddress, state } = apiKey;
        return (
          <li key={id} className={classes.line} data-ended={state !== 'active' || undefined}>
            <IconKey aria-hidden="true" />
            <div className={classes.words}>
              <p className={classes.name}>
                <bdi>{name}</bdi>
                <code className={classes.hint} dir="ltr">
                  …{hint}
                </code>
                <StatusPill tone={tones[state]}>{t(`apiKeys.state.${state}`)}</StatusPill>
              </p>
              <p>{rulesInWords(t, rules, i18n.language)}</p>
              <p className={classes.quiet}>
                <span>{t('apiKeys.made', { time: day(createdAt) })}</span>
                <span>{expiresAt ? t('apiKeys.expires', { time: day(expiresAt) }) : t('apiKeys.neverExpires')}</span>
                {lastUsedAt ? (
                  <Moment at={lastUsedAt}>
                    {t('apiKeys.used', { time: formatRelative(new Date(lastUsedAt), i18n.language, now), address: lastUsedAddress })}
                  </Moment>
                ) : (
                  <span>{t('apiKeys.neverUsed')}</span>
                )}
              </p>
              {state === 'ended' && <p className={classes.quiet}>{t('apiKeys.endedText')}</p>}
            </div>
            {state === 'active' && (
              <Button look="plain" aria-label={t('apiKeys.revokeOne', { name })} onClick={() => onRevoke(apiKey)}>
                {t('apiKeys.revoke')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type Rule = { action: string; subject: string };

/** Permissions listed by name; beyond this only their number is shown. */
const maxNamed = 6;

/** Describes the permissions of a key as a sentence: `Can see to-dos and change invoices.` */
function rulesInWords(t: TFunction, rules: readonly Rule[], language: string): string {
  if (rules.some(({ subject }) => subject === 'all')) return t('apiKeys.everything');
  const known = rules.filter(({ subject }) => (grantableSubjects as readonly string[]).includes(subject));
  const named = known.slice(0, known.length > maxNamed ? maxNamed - 1 : maxNamed).map((rule) => rightInWords(t, rule));
  const rest = known.length - named.length;
  return t('apiKeys.may', { rights: listInWords([...named, ...(rest > 0 ? [t('apiKeys.more', { count: rest })] : [])], language) });
}

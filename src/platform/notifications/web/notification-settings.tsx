import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { subjectOf } from '#contract/subject-of.ts';
import { useAbility } from '#web/ability.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import {
  type MailEvery,
  mailTimes,
  type NotificationArea,
  type NotificationKind,
  notificationKinds,
  updateNotificationPreferences,
} from '../contract.ts';
import { setBrowserNotices, wantsBrowserNotices } from './browser-notices.ts';
import styles from './notification-settings.module.css';
import { preferencesQuery } from './queries.ts';

/** Areas each kind comes from; kinds not listed also come from elsewhere. */
const areasOf: Partial<Record<NotificationKind, readonly NotificationArea[]>> = {
  mention: ['board', 'chat'],
  assignment: ['board', 'todo'],
  reminder: ['todo', 'calendar', 'board'],
  mail: ['email'],
  chat: ['chat'],
  answer: ['calendar'],
  comment: ['blog'],
  follow: ['profile'],
  announcement: ['profile'],
  product: ['product'],
  digest: ['blog'],
};

type PreferenceViews = { preferences: ViewOf<typeof preferencesQuery> };

const words: ActionWords = { failed: (t) => t('notifications.notSaved') };

/** Settings: enabled kinds, and browser notifications. */
export function NotificationSettings() {
  const { t } = useTranslation();
  const ability = useAbility();
  // Notifications about areas the user can't read are never shown.
  const kinds = notificationKinds.filter((kind) => areasOf[kind]?.some((area) => ability.can('read', subjectOf(area))) ?? true);
  const { data: answer, isError, refetch } = useQuery(preferencesQuery);
  const data = useShown(preferencesQuery, answer);
  const { show, attempt } = useActions<PreferenceViews>('notification', words);
  const set = (kind: NotificationKind, isOn: boolean) =>
    attempt(() =>
      show({
        rows: [kind],
        look: { preferences: (now) => ({ ...now, kinds: { ...now.kinds, [kind]: isOn } }) },
        send: () => call(updateNotificationPreferences, { body: { kinds: { [kind]: isOn } } }),
      }),
    );
  const setMail = (mail: MailEvery) =>
    attempt(() =>
      show({
        rows: ['mail'],
        look: { preferences: (now) => ({ ...now, mail }) },
        send: () => call(updateNotificationPreferences, { body: { mail } }),
      }),
    );
  if (isError && !data) return <ErrorState text={t('notifications.failed')} onTryAgain={() => void refetch()} />;
  return (
    <div className={styles.settings}>
      <fieldset className={styles.kinds}>
        <legend>{t('notifications.tellMe')}</legend>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`notifications.kind.${kind}`)}
            isOn={data?.kinds[kind] ?? false}
            disabled={!data}
            onChange={(isOn) => void set(kind, isOn)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.kinds}>
        <legend>{t('notifications.byMail')}</legend>
        <SelectField
          label={t('notifications.mailEvery')}
          hint={t(data && !data.mailsLeave ? 'notifications.noMail' : 'notifications.mailNote')}
          disabled={!data?.mailsLeave}
          value={data?.mail ?? 'never'}
          options={mailTimes.map((value) => ({ value, label: t(`notifications.mailTime.${value}`) }))}
          onChoose={(value) => void setMail(mailTimes.find((one) => one === value) ?? 'never')}
        />
      </fieldset>
      <BrowserSwitch />
    </div>
  );
}

/** Stored in this browser only. */
function BrowserSwitch() {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(wantsBrowserNotices);
  const isKnown = 'Notification' in globalThis;
  const [isBlocked, setIsBlocked] = useState(isKnown && globalThis.Notification.permission === 'denied');
  const change = async (wanted: boolean) => {
    const isNow = await setBrowserNotices(wanted);
    setIsOn(isNow);
    setIsBlocked(wanted && !isNow);
  };
  const note = isKnown ? (isBlocked ? 'notifications.browserBlocked' : 'notifications.browserNote') : 'notifications.browserUnknown';
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('notifications.thisBrowser')}</legend>
      <Switch label={t('notifications.browser')} isOn={isOn} disabled={!isKnown} onChange={(wanted) => void change(wanted)} />
      <p className={styles.note} role="status">
        {t(note)}
      </p>
    </fieldset>
  );
}

import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type ChatProfile, type ChatStatus, chatStatuses, updateChatProfile } from '../../presence-contract.ts';
import { type ChatViews, chatWords, withProfile } from '../chat-optimistic-updates.ts';
import classes from '../threads/chat-panel.module.css';
import { ChatPanel } from '../threads/chat-panel.tsx';
import { PersonFace } from './person-face.tsx';
import { StatusDot } from './status-dot.tsx';

type Change = { about?: string; status?: ChatStatus; isNotificationsOn?: boolean };

/** The user's profile: the text others see, the status, and settings. */
export function ProfilePanel({ profile, onClose }: { profile: ChatProfile; onClose: () => void }) {
  const { t } = useTranslation();
  const mayChange = useCan('update', 'Chat');
  const [about, setAbout] = useState(profile.about);
  const { status, settings } = profile;
  const { isNotificationsOn } = settings;
  const { show, attempt } = useActions<ChatViews>('chat', chatWords);
  const update = ({ isNotificationsOn: wanted, ...shown }: Change) =>
    attempt(() =>
      show({
        rows: ['profile'],
        look: withProfile((now) => ({
          ...now,
          ...shown,
          settings: { ...now.settings, isNotificationsOn: wanted ?? now.settings.isNotificationsOn },
        })),
        send: () => call(updateChatProfile, { body: { ...shown, ...(wanted !== undefined && { isNotificationsOn: wanted }) } }),
        settled: ({ profile: saved }) => withProfile(() => saved),
      }),
    );

  return (
    <ChatPanel title={t('chat.ownProfile')} onClose={onClose}>
      <div className={classes.who}>
        <PersonFace person={profile} size={88} />
        <bdi className={classes.name}>{profile.fullName}</bdi>
        <bdi className={classes.quiet}>{profile.role}</bdi>
        {!mayChange && <span className={classes.hint}>{t(`chat.status.${profile.status}`)}</span>}
      </div>
      {mayChange ? (
        <>
          <form
            className={classes.part}
            onSubmit={(event) => {
              event.preventDefault();
              void update({ about: about.trim() });
            }}
          >
            <TextareaField
              label={t('chat.about')}
              rows={4}
              maxLength={500}
              dir="auto"
              value={about}
              onChange={(event) => setAbout(event.currentTarget.value)}
            />
            {about.trim() === profile.about ? null : <Button type="submit">{t('common.save')}</Button>}
          </form>
          <div className={classes.part} role="radiogroup" aria-labelledby="chat-status">
            <h3 className={classes.label} id="chat-status">
              {t('common.status')}
            </h3>
            {chatStatuses.map((one) => (
              <Check key={one} type="radio" name="chat-status" checked={one === status} onChange={() => void update({ status: one })}>
                <span aria-hidden="true">
                  <StatusDot status={one} />
                </span>
                {t(`chat.status.${one}`)}
              </Check>
            ))}
          </div>
          <div className={classes.part}>
            <h3 className={classes.label}>{t('chat.settings')}</h3>
            <label className={classes.switch}>
              <span>{t('chat.notifications')}</span>
              <input
                type="checkbox"
                checked={isNotificationsOn}
                onChange={(event) => void update({ isNotificationsOn: event.currentTarget.checked })}
              />
            </label>
            <label className={classes.switch}>
              <span>
                {t('chat.twoStep')}
                <span className={classes.hint} style={{ display: 'block' }}>
                  {t('chat.twoStepHint')}
                </span>
              </span>
              <input type="checkbox" checked={profile.settings.isTwoStepAuthVerificationEnabled} disabled />
            </label>
          </div>
        </>
      ) : (
        profile.about && (
          <div className={classes.part}>
            <h3 className={classes.label}>{t('chat.about')}</h3>
            <p className={classes.about} dir="auto">
              {profile.about}
            </p>
          </div>
        )
      )}
    </ChatPanel>
  );
}

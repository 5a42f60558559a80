import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { PasskeyCard, SessionCard, TwoStepsCard } from '#platform/session/web/public-api.ts';
import { useCan } from '#web/ability.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconSend } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { User } from '../../contract.ts';
import type { readUserSecurity } from '../../view-contract.ts';
import { useIsOwnUser } from '../use-is-own-user.ts';
import type { UserActions } from '../use-user-actions.ts';
import { securityQuery } from '../user-queries.ts';
import { TabContent } from './tab-content.tsx';
import { ViewFacts } from './view-facts.tsx';

interface Props {
  user: User;
  actions: UserActions;
}

/** How a user signs in, and their open sessions. */
export function SecurityTab({ user, actions }: Props) {
  const { t, i18n } = useTranslation();
  const mayUpdate = useCan('update', 'User');
  const isOneself = useIsOwnUser(user);
  const query = useQuery({ ...securityQuery(user.id), enabled: mayUpdate });
  if (!mayUpdate) return <Card title={t('users.tab.security')} text={t('users.security.closed')} />;
  const moment = (text: string | null) => (text ? formatMoment(new Date(text), i18n.language) : t('users.security.never'));
  return (
    <TabContent title={t('users.tab.security')} query={query}>
      {({ passwordSetAt, lastLoginAt, secondStepSince, identities, sessions }) => (
        <>
          <Card
            title={t('common.password')}
            text={t(user.hasAccount ? 'users.security.passwordText' : 'users.security.noAccount')}
            action={
              user.hasAccount ? (
                <Button look="outline" onClick={() => actions.sendReset(user)}>
                  <IconSend size={18} />
                  {t('users.security.sendReset')}
                </Button>
              ) : (
                <Button look="outline" onClick={() => actions.invite([user.id])}>
                  <IconSend size={18} />
                  {t(user.invitedAt ? 'users.act.inviteAgain' : 'users.act.invite')}
                </Button>
              )
            }
          >
            {user.hasAccount && (
              <ViewFacts
                facts={[
                  { label: t('users.security.setAt'), content: passwordSetAt && moment(passwordSetAt) },
                  { label: t('users.security.lastLogin'), content: moment(lastLoginAt) },
                ]}
              />
            )}
          </Card>
          <Suspense fallback={null}>
            {isOneself && (
              <>
                <TwoStepsCard />
                <PasskeyCard />
              </>
            )}
            {!isOneself && user.hasAccount && (
              <SecondStepCard user={user} since={secondStepSince} onEnd={() => actions.endSecondStep(user)} />
            )}
            {identities.length > 0 && (
              <SignOnCard user={user} identities={identities} onUnlink={isOneself ? undefined : () => actions.unlinkSignOn(user)} />
            )}
            <SessionCard
              sessions={sessions}
              text={t(sessions.length === 0 ? 'users.sessions.none' : 'users.sessions.text')}
              onEnd={(sessionId) => actions.endSessions(user.id, sessionId)}
              onEndAll={() => actions.endSessions(user.id)}
            />
          </Suspense>
        </>
      )}
    </TabContent>
  );
}

interface SecondStepCardProps {
  user: User;
  since: string | null;
  onEnd: () => Promise<void>;
}

/** A user's two-step verification status, with a button to turn it off if they lost their device. */
function SecondStepCard({ user, since, onEnd }: SecondStepCardProps) {
  const { t, i18n } = useTranslation();
  const [isAsked, ask] = useState(false);
  const name = user.fullName;
  return (
    <Card
      title={t('users.secondStep.title')}
      text={since ? t('users.secondStep.on', { time: formatMoment(new Date(since), i18n.language) }) : t('users.secondStep.off')}
      action={
        since && (
          <Button look="outline" onClick={() => ask(true)}>
            {t('users.secondStep.end')}
          </Button>
        )
      }
    >
      {isAsked && (
        <ConfirmDialog
          title={t('users.secondStep.ask', { name })}
          text={t('users.secondStep.askText', { name })}
          confirmLabel={t('users.secondStep.end')}
          cancelLabel={t('ui.form.cancel')}
          isDanger
          onConfirm={() => {
            ask(false);
            void onEnd();
          }}
          onClose={() => ask(false)}
        />
      )}
    </Card>
  );
}

interface SignOnCardProps {
  user: User;
  identities: AnswerOf<typeof readUserSecurity>['identities'];
  /** Undefined for the own user. */
  onUnlink: (() => Promise<void>) | undefined;
}

/** Identity providers linked to a user, with a button to unlink them. */
function SignOnCard({ user, identities, onUnlink }: SignOnCardProps) {
  const { t, i18n } = useTranslation();
  const [isAsked, ask] = useState(false);
  const { fullName: name, email } = user;
  return (
    <Card
      title={t('menu.signOn')}
      text={identities
        .map(({ issuer, since }) => t('users.signOn.linked', { issuer, time: formatMoment(new Date(since), i18n.language) }))
        .join(' ')}
      action={
        onUnlink && (
          <Button look="outline" onClick={() => ask(true)}>
            {t('users.signOn.end')}
          </Button>
        )
      }
    >
      {isAsked && onUnlink && (
        <ConfirmDialog
          title={t('users.signOn.ask', { name })}
          text={t('users.signOn.askText', { name, email })}
          confirmLabel={t('users.signOn.end')}
          cancelLabel={t('ui.form.cancel')}
          isDanger
          onConfirm={() => {
            ask(false);
            void onUnlink();
          }}
          onClose={() => ask(false)}
        />
      )}
    </Card>
  );
}

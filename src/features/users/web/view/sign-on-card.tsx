import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { User } from '../../contract.ts';
import type { readUserSecurity } from '../../view-contract.ts';

interface Props {
  user: User;
  identities: AnswerOf<typeof readUserSecurity>['identities'];
  /** Not of one’s own. */
  onUnlink: (() => Promise<void>) | undefined;
}

/** The sign-on providers linked to a user, with the button to unlink them. */
export function SignOnCard({ user, identities, onUnlink }: Props) {
  const { t, i18n } = useTranslation();
  const [isAsked, ask] = useState(false);
  const { fullName: name, email } = user;
  return (
    <Card
      title={t('users.signOn.title')}
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

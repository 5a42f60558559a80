import { useState } from 'react';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { User } from '../../contract.ts';

interface Props {
  user: User;
  since: string | null;
  onEnd: () => Promise<void>;
}

/** Whether somebody else is asked for a code, and the way out when they have lost what makes it. */
export function SecondStepCard({ user, since, onEnd }: Props) {
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

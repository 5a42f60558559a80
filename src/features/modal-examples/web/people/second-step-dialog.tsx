import { Suspense } from 'react';
import { PasskeyCard, TwoStepsCard } from '#platform/session/web/public-api.ts';
import { useTranslation } from '#web/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Sets up two-factor authentication with an app or a passkey. */
export function SecondStepDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('modalExamples.example.second-step.title')} focuses="none" onClose={onClose}>
      <DialogBody text={t('modalExamples.secondStep.text')}>
        <Suspense fallback={<Spinner />}>
          <TwoStepsCard />
          <PasskeyCard />
        </Suspense>
      </DialogBody>
    </Dialog>
  );
}

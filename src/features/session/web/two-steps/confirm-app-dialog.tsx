import { Suspense } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { type beginTwoSteps, confirmTwoSteps } from '../../two-step-contract.ts';
import { requireFields } from '../require-fields.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { CodeBoxes } from './code-boxes.tsx';
import classes from './two-steps-settings.module.css';

const QrCode = lazyPart(() => import('#web/ui/qr-code.tsx').then(({ QrCode }) => QrCode));
const checkFilled = requireFields('code');

interface Props {
  begun: AnswerOf<typeof beginTwoSteps>;
  /** It is on; these are shown once. */
  onConfirmed: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Gives the secret to the app, and asks for its first code. */
export function ConfirmAppDialog({ begun, onConfirmed, onClose }: Props) {
  const { t } = useTranslation();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkFilled,
    body: (form) => ({ code: String(form.get('code')) }),
    send: async (body) => {
      onConfirmed((await call(confirmTwoSteps, { body })).recoveryCodes);
      return undefined;
    },
  });
  return (
    <DialogForm
      title={t('session.steps.title')}
      text={t('session.steps.scan')}
      formRef={formRef}
      submitLabel={t('session.steps.turnOn')}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.scan}>
        <Suspense fallback={<span className={classes.waiting} />}>
          <QrCode text={begun.address} label={t('session.steps.qr')} />
        </Suspense>
        <div>
          <p className={classes.quiet}>{t('session.steps.orType')}</p>
          <code className={classes.secret} dir="ltr">
            {begun.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
      </div>
      <CodeBoxes {...field('code')} onComplete={() => formRef.current?.requestSubmit()} />
    </DialogForm>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { AreasSetup } from '#features/areas/web/public-api.ts';
import { CompanySetup, sellerQuery } from '#platform/seller/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { passSetupStep, type SetupStep, setupSteps } from '../../contract.ts';
import { DataSetup, MailSetup } from './linked-steps.tsx';
import { PeopleSetup } from './people-setup.tsx';
import classes from './setup-page.module.css';
import { setupQuery } from './setup-query.ts';

const addressOf = (step: SetupStep) => `/setup/${step}`;

/** The setup wizard of a new company, one page per step. Continues at the first step neither saved nor skipped. */
export function SetupPage() {
  const { t } = useTranslation();
  usePageTitle(t('setup.title'));
  const router = useRouter();
  const { step: named } = useParams({ strict: false }) as { step?: string };
  const { data: passed, error, refetch } = useQuery(setupQuery);
  const known = setupSteps.find((name) => name === named);
  const next = passed && (setupSteps.find((name) => !passed.includes(name)) ?? 'company');
  useEffect(() => {
    if (!known && next) router.history.replace(addressOf(next));
  }, [known, next, router]);
  if (error && !passed) return <ErrorState text={t('setup.failed')} onTryAgain={() => void refetch()} />;
  const step = known ?? next;
  return (
    <div className={classes.page}>
      <PageHead title={t('setup.title')} note={t('setup.text')} action={<PageLink href="/">{t('setup.later')}</PageLink>} />
      {step && passed && (
        <>
          <Stepper
            label={t('setup.steps')}
            steps={setupSteps.map((name) => ({ title: t(`setup.step.${name}.short`) }))}
            current={setupSteps.indexOf(step)}
            reached={setupSteps.length}
            done={passed.map((name) => setupSteps.indexOf(name))}
            onChoose={(at) => router.history.push(addressOf(setupSteps[at] ?? 'company'))}
          />
          <Suspense fallback={<Loading />}>
            <Step key={step} step={step} />
          </Suspense>
        </>
      )}
    </div>
  );
}

interface StepProps {
  actions: (formId: string, isSending: boolean) => ReactNode;
  onSaved: () => void;
}

function Step({ step }: { step: SetupStep }) {
  const { t } = useTranslation();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const at = setupSteps.indexOf(step);
  const before = setupSteps[at - 1];
  const after = setupSteps[at + 1];
  const goOn = async () => {
    setFailure('');
    try {
      const { passed } = await call(passSetupStep, { body: { step } });
      queryClient.setQueryData(setupQuery.queryKey, passed);
      router.history.push(after ? addressOf(after) : '/');
    } catch (error) {
      setFailure(formFailureText(t, error));
    }
  };
  const buttons = (isSending: boolean, submit: ReactNode) => (
    <>
      <FormFailure text={failure} />
      <div className={classes.buttons}>
        {before && (
          <Button look="outline" disabled={isSending} onClick={() => router.history.push(addressOf(before))}>
            {t('setup.back')}
          </Button>
        )}
        <span className={classes.space} />
        {after && (
          <Button look="plain" disabled={isSending} onClick={() => void goOn()}>
            {t('setup.skip')}
          </Button>
        )}
        {submit}
      </div>
    </>
  );
  const actions = (formId: string, isSending: boolean) =>
    buttons(
      isSending,
      <Button type="submit" form={formId} loading={isSending}>
        {t('setup.continue')}
      </Button>,
    );
  const onSaved = () => void goOn();
  return (
    <Card title={t(`setup.step.${step}.title`)} text={t(`setup.step.${step}.text`)}>
      {step === 'company' && <Company actions={actions} onSaved={onSaved} />}
      {step === 'areas' && <AreasSetup actions={actions} onSaved={onSaved} />}
      {step === 'people' && <PeopleSetup />}
      {step === 'mail' && <MailSetup />}
      {step === 'data' && <DataSetup />}
      {step !== 'company' &&
        step !== 'areas' &&
        buttons(false, <Button onClick={onSaved}>{t(after ? 'setup.continue' : 'setup.finish')}</Button>)}
    </Card>
  );
}

/** The company form, once its data is loaded. */
function Company(props: StepProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(sellerQuery);
  if (data) return <CompanySetup seller={data} {...props} />;
  if (error) return <ErrorState text={t('setup.failed')} onTryAgain={() => void refetch()} />;
  return <Loading />;
}

function Loading() {
  const { t } = useTranslation();
  return <div role="status" aria-label={t('ui.loading')} className={classes.bone} />;
}

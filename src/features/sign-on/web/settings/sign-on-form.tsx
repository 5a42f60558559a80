import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import type { Proof } from '#contract/proof.ts';
import { roleTitle } from '#features/roles/web/public-api.ts';
import { ProofDialog } from '#platform/session/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText, refusalText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { removeSignOn, type SignOn, saveSignOn } from '../../contract.ts';
import { signOnQuery } from '../sign-on-query.ts';
import { RoleLines } from './role-lines.tsx';
import classes from './settings-page.module.css';
import { bodyOf, type SignOnValues, valuesOf } from './sign-on-values.ts';

// It also opens offline.
ProofDialog.keepReady();

interface Props {
  signOn: SignOn | null;
  /** Roles that can be assigned. */
  roles: { name: string; title: string }[];
}

const needed = ['label', 'issuer', 'clientId'] as const;

/** The settings form; saving requires the user's password. */
export function SignOnForm({ signOn, roles }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(signOn));
  const [version, setVersion] = useState(signOn?.version);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState<'save' | 'remove'>();
  const change = (part: Partial<SignOnValues>) => {
    setValues((now) => ({ ...now, ...part }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
  };
  const refuse = (found: Record<string, string>) => {
    setErrors(found);
    const fields = Array.from(formRef.current?.elements ?? []) as HTMLInputElement[];
    requestAnimationFrame(() => fields.find(({ name }) => name in found)?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure('');
    const empty = needed.filter((name) => values[name].trim() === '');
    if (empty.length > 0) return refuse(Object.fromEntries(empty.map((name) => [name, t('refusal.required')])));
    setAsked('save');
  };
  const save = async (proof: Proof) => {
    try {
      const { signOn: saved } = await call(saveSignOn, { body: { ...bodyOf(values, version), ...proof } });
      setValues(valuesOf(saved));
      setVersion(saved.version);
      queryClient.setQueryData(signOnQuery.queryKey, (known) => known && { ...known, signOn: saved });
      toast({ tone: 'success', message: t('signOn.saved') });
    } catch (error) {
      if (!(error instanceof ApiError) || error.reasons.password || error.reasons.code || error.status === 429 || error.status === 0)
        throw error;
      tell(error);
    }
    setAsked(undefined);
  };
  const tell = (error: ApiError) => {
    const fields = Object.entries(error.reasons).flatMap(([name, [first]]) => (first ? [[name.split('.')[0], reasonText(t, first)]] : []));
    if (error.status === 400 && fields.length > 0) return refuse(Object.fromEntries(fields));
    if (error.status === 409 && isSignOn(error.current)) {
      // Keeps the input; saving again overwrites the other change.
      setVersion(error.current.version);
      return setFailure(t('signOn.changedMeanwhile', { name: error.current.label }));
    }
    setFailure(refusalText(t, error) || t('ui.form.refused'));
  };
  const remove = async (body: Proof) => {
    await call(removeSignOn, { body });
    setValues(valuesOf(null));
    setVersion(undefined);
    queryClient.setQueryData(signOnQuery.queryKey, (known) => known && { ...known, signOn: null });
    toast({ message: t('signOn.removed') });
    setAsked(undefined);
  };
  const text = (name: 'label' | 'issuer' | 'clientId' | 'roleClaim') => ({
    name,
    label: t(`signOn.field.${name}`),
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: FormEvent<HTMLInputElement>) => change({ [name]: event.currentTarget.value }),
  });
  const isKnown = signOn !== null;
  const roleOptions = roles.map((role) => ({ value: role.name, label: roleTitle(t, role) }));
  return (
    <>
      <form ref={formRef} className={classes.form} noValidate onSubmit={submit}>
        <Card title={t('signOn.provider.title')} text={t('signOn.provider.text')}>
          <div className={classes.fields}>
            <TextField {...text('label')} hint={t('signOn.hint.label')} maxLength={60} />
            <TextField {...text('issuer')} dir="ltr" type="url" hint={t('signOn.hint.issuer')} maxLength={300} />
            <FieldRow>
              <TextField {...text('clientId')} dir="ltr" maxLength={200} />
              <PasswordField
                name="clientSecret"
                label={t('signOn.field.clientSecret')}
                hint={t(signOn?.hasSecret ? 'signOn.hint.secretKept' : 'signOn.hint.secret')}
                error={errors.clientSecret}
                showLabel={t('signOn.showSecret')}
                hideLabel={t('signOn.hideSecret')}
                autoComplete="off"
                value={values.clientSecret}
                onChange={(event) => change({ clientSecret: event.currentTarget.value })}
              />
            </FieldRow>
          </div>
        </Card>
        <Card title={t('signOn.who.title')} text={t('signOn.who.text')}>
          <div className={classes.fields}>
            <SelectField
              name="newUserRole"
              label={t('signOn.field.newUserRole')}
              hint={t('signOn.hint.newUserRole')}
              error={errors.newUserRole}
              value={values.newUserRole}
              options={[{ value: '', label: t('signOn.nobodyNew') }, ...roleOptions]}
              onChoose={(newUserRole) => change({ newUserRole })}
            />
            <TextField {...text('roleClaim')} dir="ltr" hint={t('signOn.hint.roleClaim')} maxLength={60} />
            {values.roleClaim.trim() !== '' && (
              <RoleLines lines={values.roles} roles={roleOptions} error={errors.roles} onChange={(lines) => change({ roles: lines })} />
            )}
          </div>
        </Card>
        <Card title={t('signOn.use.title')} text={t('signOn.use.text')}>
          <div className={classes.fields}>
            <Switch label={t('signOn.field.isActive')} isOn={values.isActive} onChange={(isActive) => change({ isActive })} />
            <Switch
              label={t('signOn.field.isOnlyWay')}
              isOn={values.isActive && values.isOnlyWay}
              disabled={!values.isActive}
              onChange={(isOnlyWay) => change({ isOnlyWay })}
            />
            <p className={classes.quiet}>{t('signOn.hint.isOnlyWay')}</p>
            {signOn?.isOnlyWay && signOn.keptName !== null && (
              <p className={classes.quiet}>{t('signOn.kept', { name: signOn.keptName })}</p>
            )}
          </div>
        </Card>
        <FormFailure text={failure} />
        <div className={classes.buttons}>
          {isKnown && (
            <Button look="outline" onClick={() => setAsked('remove')}>
              {t('signOn.proof.remove')}
            </Button>
          )}
          <Button type="submit">{t('common.save')}</Button>
        </div>
      </form>
      {asked && (
        <Suspense fallback={null}>
          <ProofDialog
            title={t(`signOn.proof.${asked}`)}
            text={t(`signOn.proof.${asked}Text`)}
            submitLabel={t(asked === 'save' ? 'common.save' : 'signOn.proof.remove')}
            onProved={asked === 'save' ? save : remove}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function isSignOn(current: unknown): current is SignOn {
  return typeof current === 'object' && current !== null && 'version' in current && 'label' in current;
}

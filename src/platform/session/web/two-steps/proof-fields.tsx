import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Proof } from '#contract/proof.ts';
import { useTranslation } from '#web/i18n.ts';
import { InfoNote } from '#web/ui/info-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import type { FieldErrors } from '../use-checked-form.ts';
import { twoStepsQuery } from './two-steps-query.ts';

interface Props {
  /** From the form: the field's name, its error, and how to clear the error. */
  field: (name: string) => Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'onChange'>;
  passwordLabel?: string;
}

/** Fields that this account needs for a security change: its password, and a code if two-step verification is on. */
export function ProofFields({ field, passwordLabel }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(twoStepsQuery);
  return (
    <>
      {data?.hasPassword === false ? (
        <InfoNote>{t('session.proof.noPassword')}</InfoNote>
      ) : (
        <CurrentPasswordField {...field('password')} {...(passwordLabel && { label: passwordLabel })} />
      )}
      {data?.isOn && (
        <TextField
          {...field('code')}
          label={t('session.proof.code')}
          hint={t('session.proof.codeHint')}
          dir="ltr"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </>
  );
}

export function proofOf(form: FormData): Proof {
  const typed = (name: keyof Proof) => (form.has(name) ? { [name]: String(form.get(name)) } : {});
  return { ...typed('password'), ...typed('code') };
}

/** Checks that no required field is empty. */
export function checkProof(given: Record<string, unknown>): FieldErrors {
  return Object.fromEntries(['password', 'code'].filter((name) => given[name] === '').map((name) => [name, { code: 'required' }]));
}

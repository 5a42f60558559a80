import { Suspense, useId, useState } from 'react';
import type { AnswerOf, InputOf } from '#contract/endpoint.ts';
import { CellsMatrix } from '#features/roles/web/public-api.ts';
import { checkProof, type FieldErrors, ProofFields, proofOf, requireFields, useCheckedForm } from '#platform/session/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { addDays, beginOf, type PlainDay, today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addApiKey } from '../contract.ts';
import classes from './add-api-key-dialog.module.css';

interface Props {
  onAdded: (answer: AnswerOf<typeof addApiKey>) => void;
  onClose: () => void;
}

type Body = InputOf<typeof addApiKey>['body'];
type Rules = Parameters<typeof CellsMatrix>[0]['cells'];

const checkName = requireFields('name');

/** Asks for a name, an expiry, permissions, and the password, and creates a key. */
export function AddApiKeyDialog({ onAdded, onClose }: Props) {
  const { t } = useTranslation();
  const group = useId();
  const [expiry, setExpiry] = useState<ExpiryChoice>('90');
  const [ownDay, setOwnDay] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [cells, setCells] = useState<Rules>([]);
  const check = (given: Record<string, unknown>): FieldErrors => ({
    ...checkName(given),
    ...checkProof(given),
    ...(expiry === 'own' && ownDay === '' && { expiresAt: { code: 'required' } }),
    ...(!isWhole && cells.length === 0 && { rules: { code: 'required' } }),
  });
  const { formRef, field, failure, isSending, submit } = useCheckedForm<Body>({
    check,
    body: (form) => ({
      name: String(form.get('name')).trim(),
      expiresAt: expiry === 'own' && ownDay === '' ? null : expiryOf(expiry, ownDay, new Date()),
      rules: isWhole ? [{ action: 'manage', subject: 'all' }] : [...cells],
      ...proofOf(form),
    }),
    send: async (body) => {
      onAdded(await call(addApiKey, { body }));
      return undefined;
    },
  });
  const wrongDay = field('expiresAt');
  const wrongRules = field('rules');
  return (
    <DialogForm
      kind="wide"
      title={t('apiKeys.add')}
      text={t('apiKeys.addText')}
      formRef={formRef}
      submitLabel={t('apiKeys.make')}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('name')} label={t('common.name')} hint={t('apiKeys.nameHint')} maxLength={60} autoComplete="off" />
      <div className={classes.expiry}>
        <SelectField
          label={t('apiKeys.expiry')}
          value={expiry}
          options={expiryChoices.map((value) => ({ value, label: t(`apiKeys.expiryOf.${value}`) }))}
          onChoose={(value) => setExpiry(value as ExpiryChoice)}
        />
        {expiry === 'own' && (
          <DateField
            label={t('apiKeys.lastDay')}
            value={ownDay}
            min={today()}
            error={wrongDay.error}
            onChange={(day) => {
              setOwnDay(day);
              wrongDay.onChange();
            }}
          />
        )}
      </div>
      <fieldset className={classes.rights}>
        <legend>{t('apiKeys.rights')}</legend>
        <Check type="radio" name={group} checked={!isWhole} onChange={() => setWhole(false)}>
          {t('apiKeys.some')}
        </Check>
        <Check type="radio" name={group} checked={isWhole} onChange={() => setWhole(true)}>
          {t('apiKeys.whole')}
        </Check>
        {wrongRules.error && !isWhole && (
          <p className={classes.error} role="alert">
            {t('apiKeys.chooseSome')}
          </p>
        )}
        {!isWhole && (
          <Suspense fallback={null}>
            <CellsMatrix
              gives
              cells={cells}
              onChange={(chosen) => {
                setCells(chosen);
                wrongRules.onChange();
              }}
            />
          </Suspense>
        )}
      </fieldset>
      <ProofFields field={field} passwordLabel={t('apiKeys.password')} />
    </DialogForm>
  );
}

/** Lifetime of a new key: days from now, never expiring, or through a custom date. */
const expiryChoices = ['30', '90', '365', 'never', 'own'] as const;
type ExpiryChoice = (typeof expiryChoices)[number];

/** Returns when a new key expires; null for never. @param ownDay the last day it is valid */
function expiryOf(choice: ExpiryChoice, ownDay: PlainDay, now: Date): string | null {
  if (choice === 'never') return null;
  if (choice === 'own') return beginOf(addDays(ownDay, 1)).toISOString();
  return new Date(now.getTime() + Number(choice) * 86_400_000).toISOString();
}

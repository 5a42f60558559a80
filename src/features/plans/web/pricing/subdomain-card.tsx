import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconX } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { PlanAnswer } from '../../contract.ts';
import { usePlanActions } from '../use-plan-actions.ts';
import classes from './subdomain-card.module.css';

interface Props {
  answer: PlanAnswer;
  mayChange: boolean;
}

/** Subdomains that serve the company's public blog. */
export function SubdomainCard({ answer: { subdomains, publicHost }, mayChange }: Props) {
  const { t } = useTranslation();
  const { remove } = usePlanActions();
  return (
    <Card title={t('plans.subdomain.title')} text={t('plans.subdomain.text')}>
      <div className={classes.body}>
        {subdomains.length === 0 && <p className={classes.quiet}>{t('plans.subdomain.empty')}</p>}
        <ul className={classes.list}>
          {subdomains.map(({ name }) => (
            <li key={name} className={classes.row}>
              <bdi dir="ltr">{publicHost ? `${name}.${publicHost}` : name}</bdi>
              {mayChange && (
                <IconButton label={t('common.removeOne', { name })} onClick={() => void remove(name)}>
                  <IconX />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        {mayChange && <SubdomainForm />}
        <p className={classes.quiet}>{publicHost ? t('plans.subdomain.dns', { host: publicHost }) : t('plans.subdomain.noHost')}</p>
      </div>
    </Card>
  );
}

/** Keeps the input when the name is refused. */
function SubdomainForm() {
  const { t } = useTranslation();
  const { add } = usePlanActions();
  const [name, setName] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const [reason] = error instanceof ApiError ? (error.reasons.name ?? []) : [];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setError(null);
    try {
      await add(name.trim().toLowerCase());
      setName('');
    } catch (failed) {
      setError(failed);
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)}>
      <TextField
        label={t('common.name')}
        placeholder={t('plans.subdomain.example')}
        value={name}
        maxLength={40}
        required
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        error={reason && reasonText(t, reason)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button look="outline" type="submit" loading={isSending}>
        <IconPlus size={18} />
        {t('common.add')}
      </Button>
      <FormFailure text={error && !reason ? formFailureText(t, error) : ''} />
    </form>
  );
}

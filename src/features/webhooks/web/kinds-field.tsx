import { type WebhookApp, type WebhookKind, webhookKinds, webhookKindsByApp } from '#contract/webhook-kinds.ts';
import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import classes from './kinds-field.module.css';

interface Props {
  value: readonly WebhookKind[];
  error: string | undefined;
  onChange: (kinds: WebhookKind[]) => void;
}

const apps = Object.keys(webhookKindsByApp) as WebhookApp[];

/** Of which kinds of change a webhook is told, by app. */
export function KindsField({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  const change = (kind: WebhookKind, isChosen: boolean) =>
    onChange(webhookKinds.filter((one) => (one === kind ? isChosen : value.includes(one))));
  return (
    <fieldset className={classes.field} aria-describedby={error && 'webhook-kinds-error'}>
      <legend className={classes.label}>{t('webhooks.field.kinds')}</legend>
      {error && (
        <p id="webhook-kinds-error" className={classes.error} role="alert">
          {error}
        </p>
      )}
      {apps.map((app) => (
        <fieldset key={app} className={classes.app}>
          <legend className={classes.name}>{t(`webhooks.apps.${app}`)}</legend>
          <div className={classes.kinds}>
            {webhookKindsByApp[app].map((kind: WebhookKind) => (
              <Check
                key={kind}
                checked={value.includes(kind)}
                aria-invalid={error ? true : undefined}
                onChange={(event) => change(kind, event.currentTarget.checked)}
              >
                {t(`webhooks.kinds.${kind}`)}
              </Check>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

import { useTranslation } from '#web/i18n.ts';
import { IconDeviceFloppy, IconDownload, IconEye, IconSend } from '#web/icons.ts';
import { currencyOptions } from '#web/money/currencies.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { InvoiceRecord } from '../../contract.ts';
import classes from './editor-panel.module.css';
import { PricingFields } from './pricing-fields.tsx';
import type { InvoiceForm } from './use-invoice-form.ts';

/** What happens once the draft is saved. */
export type EditorStep = 'save' | 'preview' | 'send' | 'download';

interface Props {
  form: InvoiceForm;
  record: InvoiceRecord | null;
  /** Which of the buttons is at work. */
  running: EditorStep | undefined;
  onStep: (step: EditorStep) => void;
}

/** What can be done with the invoice that is being written, and what does not stand on it. */
export function EditorPanel({ form, record, running, onStep }: Props) {
  const { t, i18n } = useTranslation();
  const { values, errors, change } = form;
  return (
    <aside className={classes.panel} aria-label={t('invoice.editor.panel')}>
      <div className={classes.actions}>
        <Button type="submit" wide loading={running === 'save'}>
          <IconDeviceFloppy size={18} aria-hidden="true" />
          {t('invoice.editor.save')}
        </Button>
        <Button look="outline" wide loading={running === 'send'} onClick={() => onStep('send')}>
          <IconSend size={18} aria-hidden="true" />
          {t('invoice.editor.send')}
        </Button>
        <Button look="outline" loading={running === 'preview'} onClick={() => onStep('preview')}>
          <IconEye size={18} aria-hidden="true" />
          {t('invoice.editor.preview')}
        </Button>
        <Button look="outline" loading={running === 'download'} onClick={() => onStep('download')}>
          <IconDownload size={18} aria-hidden="true" />
          {t('invoice.editor.download')}
        </Button>
        <p className={classes.state} role="status">
          {t(form.isChanged || !record ? 'invoice.editor.notSaved' : 'invoice.editor.allSaved')}
        </p>
      </div>
      <div className={classes.fields}>
        <SelectField
          label={t('invoice.editor.field.currency')}
          value={values.currency}
          options={currencyOptions(values.currency, i18n.language)}
          error={errors.currency}
          onChoose={(currency) => change({ currency })}
        />
        {record?.kind !== 'credit-note' && (
          <PricingFields value={values.pricing} error={errors.pricing} onChange={(pricing) => change({ pricing })} />
        )}
        <TextField
          label={t('invoice.editor.field.service')}
          optionalLabel={t('invoice.editor.optional')}
          hint={t('invoice.editor.serviceHint')}
          maxLength={200}
          dir="auto"
          value={values.service}
          error={errors.service}
          onChange={(event) => change({ service: event.currentTarget.value })}
        />
      </div>
    </aside>
  );
}

import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import type { SavedAddress } from '../../order-contract.ts';
import { AddressFields, useAddressForm } from './address-fields.tsx';
import classes from './address-form.module.css';

interface Props {
  /** Null for a new one. */
  address: SavedAddress | null;
  onSaved: (address: SavedAddress) => void;
  onCancel: (() => void) | undefined;
}

/** Form for adding or editing an address; the draft is kept until it is saved or canceled. */
export function AddressForm({ address, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const { form, valuesOf, submit } = useAddressForm(address, onSaved);
  const { conflict } = form;
  return (
    <Card title={t(address ? 'shop.address.change' : 'shop.address.add')}>
      <form
        ref={form.formRef}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {(conflict || form.isKept) && (
          <div className={classes.note}>
            {conflict ? (
              <RecordConflict
                base={form.base}
                mine={form.values}
                theirs={valuesOf(conflict)}
                labelOf={(field) => t(`shop.address.${field}`)}
                textOf={(values, field) => values[field]}
                onKeep={() => void submit(conflict.version)}
                onTake={form.takeCurrent}
              />
            ) : (
              <InfoNote>{t('ui.form.kept')}</InfoNote>
            )}
          </div>
        )}
        <AddressFields {...form} />
        <FormFailure text={form.failure} />
        <div className={classes.buttons}>
          {onCancel && (
            <Button
              look="outline"
              onClick={() => {
                form.forget();
                onCancel();
              }}
            >
              {t('ui.form.cancel')}
            </Button>
          )}
          <Button type="submit" loading={form.isSending}>
            {t('shop.address.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import type { SavedAddress } from '../../order-contract.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './address-form.module.css';
import { useAddressForm } from './use-address-form.ts';

interface Props {
  /** Null for a new one. */
  address: SavedAddress | null;
  onSaved: (address: SavedAddress) => void;
  onCancel: (() => void) | undefined;
}

/** Adds or changes an address; what was typed stays until it is kept. */
export function AddressForm({ address, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const { values, wrong, change, failure, isSending, submit } = useAddressForm(address, onSaved);
  return (
    <Card title={t(address ? 'shop.address.change' : 'shop.address.add')}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <AddressFields {...{ values, wrong, change }} />
        <FormFailure text={failure} />
        <div className={classes.buttons}>
          {onCancel && (
            <Button look="outline" onClick={onCancel}>
              {t('ui.form.cancel')}
            </Button>
          )}
          <Button type="submit" loading={isSending}>
            {t('shop.address.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

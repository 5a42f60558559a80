import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { AddressFields, useAddressForm } from './address-fields.tsx';
import classes from './address-form.module.css';
import { useAddressActions } from './use-address-actions.ts';

/** Dialog that adds an address on any page and offers Undo. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { tellAdded } = useAddressActions();
  const { form, submit } = useAddressForm(null, (address) => {
    tellAdded(address);
    onClose();
  });
  return (
    <DialogForm
      title={t('shop.address.add')}
      text={t('shop.address.addText')}
      submitLabel={t('shop.address.save')}
      formRef={form.formRef}
      isSending={form.isSending}
      failure={form.failure}
      onSubmit={() => void submit()}
      onClose={() => {
        form.forget();
        onClose();
      }}
    >
      <div className={classes.form}>
        <AddressFields {...form} />
      </div>
    </DialogForm>
  );
}

import { IconCreditCard, IconTruckDelivery } from '#web/icons.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import classes from './icons.module.css';

/** A leading icon on its own background. */
export function Icons() {
  return (
    <FormFields>
      <FieldGroup
        label="Parcel number"
        before={<IconTruckDelivery className={classes.icon} size={18} aria-hidden="true" />}
        defaultValue="JV 7302 1184"
      />
      <FieldGroup
        label="Voucher"
        before={<IconCreditCard className={classes.icon} size={18} aria-hidden="true" />}
        placeholder="SPRING-20"
        optionalLabel="optional"
      />
    </FormFields>
  );
}

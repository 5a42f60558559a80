import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconPlus, IconTrash } from '#web/icons.ts';
import { useSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Quote } from '../../order-contract.ts';
import { keptAddress } from './address-fields.tsx';
import { AddressForm } from './address-form.tsx';
import classes from './address-step.module.css';
import { useAddressActions } from './use-address-actions.ts';

interface Props {
  quote: Quote;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** Address step: selects the delivery address. */
export function AddressStep({ quote: { addresses }, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const name = useId();
  const actions = useAddressActions();
  const eid = useSession()?.eid;
  const [edited, edit] = useState(() => keptAddress(eid, addresses) ?? (addresses.length === 0 ? 'new' : null));
  return (
    <>
      <fieldset className={classes.book}>
        <legend className="visually-hidden">{t('shop.address.title')}</legend>
        {addresses.map((one) => (
          <div key={one.id} className={classes.address} data-chosen={one.id === chosen || undefined}>
            <label className={classes.choice}>
              <input type="radio" name={name} checked={one.id === chosen} onChange={() => onChoose(one.id)} />
              <span>
                <strong>
                  <bdi>{one.name}</bdi>
                </strong>
                {[one.company, one.street, `${one.postalCode} ${one.city}`, one.country, one.phone].filter(Boolean).map((line) => (
                  <bdi key={line} className={classes.line}>
                    {line}
                  </bdi>
                ))}
              </span>
            </label>
            <span className={classes.tools}>
              <IconButton label={t('shop.address.edit', { name: one.street })} onClick={() => edit(one)}>
                <IconPencil size={18} />
              </IconButton>
              <IconButton label={t('shop.address.delete', { name: one.street })} onClick={() => void actions.remove(one)}>
                <IconTrash size={18} />
              </IconButton>
            </span>
          </div>
        ))}
      </fieldset>
      {edited === null ? (
        <Button look="outline" onClick={() => edit('new')}>
          <IconPlus size={18} aria-hidden="true" />
          {t('shop.address.add')}
        </Button>
      ) : (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.id}
          address={edited === 'new' ? null : edited}
          onSaved={({ id }) => {
            onChoose(id);
            edit(null);
          }}
          onCancel={addresses.length === 0 ? undefined : () => edit(null)}
        />
      )}
    </>
  );
}

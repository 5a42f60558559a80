import { useQueryClient } from '@tanstack/react-query';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { addAddress, deleteAddress, type SavedAddress } from '../../order-contract.ts';
import type { CartViews } from '../shop-queries.ts';

const words = { failed: (t: (key: string) => string) => t('shop.failed.change') };

/** Actions on the address book, each with Undo. */
export function useAddressActions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { show, attempt, offerUndo } = useActions<CartViews>('cart', words);
  const look = ({ id }: SavedAddress) => ({
    checkout: ({ quote }: CartViews['checkout']['answer']) => ({
      quote: { ...quote, addresses: quote.addresses.filter((one) => one.id !== id) },
    }),
  });
  return {
    /** After adding one. */
    tellAdded: ({ id, street }: SavedAddress) =>
      offerUndo(
        t('shop.done.addressAdded', { street }),
        () => show({ rows: [id], send: () => call(deleteAddress, { params: { id } }) }),
        'success',
      ),
    remove: async (address: SavedAddress) => {
      const { id, version: _, ...fields } = address;
      const isDone = await attempt(() => show({ rows: [id], look: look(address), send: () => call(deleteAddress, { params: { id } }) }));
      if (isDone) offerUndo(t('shop.done.addressDeleted'), () => attempt(() => show({ send: () => call(addAddress, { body: fields }) })));
      await queryClient.invalidateQueries({ queryKey: ['cart'] });
    },
  };
}

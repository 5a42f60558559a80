import { IconPackage, IconReceiptRefund, IconTruckDelivery } from '#web/icons.ts';
import { Accordion } from '#web/ui/accordion.tsx';

const sections = [
  {
    ...{ key: 'packed', title: 'Packed', icon: <IconPackage />, note: '12 orders', isOpen: true },
    content: <p>Ready for pickup in Leith.</p>,
  },
  {
    ...{ key: 'sent', title: 'In transit', icon: <IconTruckDelivery />, note: '31 orders' },
    content: <p>Nine are going to Portugal.</p>,
  },
  {
    ...{ key: 'back', title: 'Returned', icon: <IconReceiptRefund />, note: '2 orders' },
    content: <p>A pendant lamp and a stool.</p>,
  },
];

/** Icons and a summary line describe closed sections. */
export function WithIcons() {
  return <Accordion sections={sections} />;
}

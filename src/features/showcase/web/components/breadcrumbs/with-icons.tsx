import { IconFileInvoice, IconSmartHome } from '#web/icons.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

const steps = [
  { label: 'Home', href: '/', icon: <IconSmartHome aria-hidden="true" /> },
  { label: 'Invoices', href: '/apps/invoice/list', icon: <IconFileInvoice aria-hidden="true" /> },
  { label: 'Invoice 5036' },
];

/** Keeps the text next to the icon. */
export function WithIcons() {
  return <Breadcrumbs label="Breadcrumb: invoice" steps={steps} />;
}

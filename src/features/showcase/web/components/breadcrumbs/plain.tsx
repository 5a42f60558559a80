import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

const steps = [{ label: 'Home', href: '/' }, { label: 'Shop', href: '/apps/ecommerce/shop' }, { label: 'Alder lounge chair' }];

/** Every level except the last is a link. */
export function Plain() {
  return <Breadcrumbs label="Breadcrumb: chair" steps={steps} />;
}

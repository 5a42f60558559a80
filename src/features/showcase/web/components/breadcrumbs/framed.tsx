import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

const steps = [{ label: 'Home', href: '/' }, { label: 'Mail', href: '/apps/email' }, { label: 'Drafts' }];

/** A quiet strip. */
export function Framed() {
  return <Breadcrumbs look="framed" label="Way to the drafts" steps={steps} />;
}

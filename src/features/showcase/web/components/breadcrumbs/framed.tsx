import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

const steps = [{ label: 'Home', href: '/' }, { label: 'Email', href: '/apps/email' }, { label: 'Drafts' }];

/** A subtle background strip. */
export function Framed() {
  return <Breadcrumbs look="framed" label="Breadcrumb: drafts" steps={steps} />;
}

import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';

const steps = [
  { label: 'Home', href: '/' },
  { label: 'Components', href: '/components' },
  { label: 'Badges', href: '/components/badges' },
  { label: 'Pill badges', href: '/components/pill-badges' },
  { label: 'Pills', href: '/components/pills-component' },
  { label: 'Breadcrumbs' },
];

/** Shows three levels at once: the first and the last two. */
export function Long() {
  return <Breadcrumbs label="Collapsed" most={3} steps={steps} />;
}

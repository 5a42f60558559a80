import { NavLinks } from '#web/ui/nav-links.tsx';

const links = [
  { key: 'tabs', label: 'Tabs', href: '/components/tabs-component' },
  { key: 'nav', label: 'Nav', href: '/components/nav-component' },
  { key: 'pills', label: 'Pills', href: '/components/pills-component' },
];

export function Basic() {
  return <NavLinks label="Navigation components" links={links} chosen="nav" />;
}

import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Stack } from '#web/ui/stack.tsx';

const steps = [{ label: 'Components', href: '/components' }, { label: 'Badges', href: '/components/badges' }, { label: 'Breadcrumbs' }];

/** The chevron mirrors with the text direction. */
export function Signs() {
  return (
    <Stack gap={8}>
      <Breadcrumbs label="Breadcrumb with chevrons" steps={steps} />
      <Breadcrumbs label="Breadcrumb with slashes" steps={steps} sign="slash" />
      <Breadcrumbs label="Breadcrumb with dots" steps={steps} sign="dot" />
    </Stack>
  );
}

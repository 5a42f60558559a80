import { IconTruckDelivery } from '#web/icons.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** A custom icon, and no icon. */
export function Icons() {
  return (
    <Stack gap={8}>
      <Alert tone="success" icon={<IconTruckDelivery size={20} />}>
        Three sofas shipped to Lisbon. <PageLink href="/apps/ecommerce/orders">View orders</PageLink>
      </Alert>
      <Alert tone="neutral" icon={null}>
        The catalog goes to print on Monday.
      </Alert>
    </Stack>
  );
}

import { PageLink } from '#web/ui/page-link.tsx';
import { Row } from '#web/ui/row.tsx';

/** Links styled as buttons, and a text link. */
export function Links() {
  return (
    <Row gap={12}>
      <PageLink look="primary" href="/apps/ecommerce/shop">
        Open shop
      </PageLink>
      <PageLink look="outline" href="/apps/ecommerce/wishlist">
        Wishlist
      </PageLink>
      <PageLink href="/pages/faq">FAQ</PageLink>
    </Row>
  );
}

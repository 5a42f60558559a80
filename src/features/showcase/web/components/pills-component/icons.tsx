import { IconMessageCircle, IconPhoto, IconStar } from '#web/icons.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const count = (value: number) => (
  <Badge shape="pill" size="small">
    {value}
  </Badge>
);

/** An icon before the label, a count after it. */
export function Icons() {
  return (
    <Tabs
      look="pills"
      label="Reviews"
      tabs={[
        { key: 'reviews', label: 'Reviews', icon: <IconStar aria-hidden="true" />, end: count(24), content: <p>4.8 of 5 stars.</p> },
        {
          key: 'questions',
          label: 'Questions',
          icon: <IconMessageCircle aria-hidden="true" />,
          end: count(3),
          content: <p>All answered.</p>,
        },
        { key: 'pictures', label: 'Images', icon: <IconPhoto aria-hidden="true" />, content: <p>From eleven countries.</p> },
      ]}
    />
  );
}

import { IconHistory, IconMessageCircle, IconPaperclip } from '#web/icons.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const count = (value: number) => (
  <Badge shape="pill" size="small" tone="accent">
    {value}
  </Badge>
);

/** Arrow keys skip the disabled tab. */
export function Icons() {
  return (
    <Tabs
      label="About the drawing"
      tabs={[
        {
          key: 'said',
          label: 'Comments',
          icon: <IconMessageCircle aria-hidden="true" />,
          end: count(4),
          content: <p>“The legs need two more centimeters.”</p>,
        },
        { key: 'files', label: 'Files', icon: <IconPaperclip aria-hidden="true" />, isOff: true, content: null },
        {
          key: 'history',
          label: 'History',
          icon: <IconHistory aria-hidden="true" />,
          content: <p>Created by Maren on Monday, edited twice.</p>,
        },
      ]}
    />
  );
}

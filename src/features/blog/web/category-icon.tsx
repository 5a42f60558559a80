import {
  IconArticle,
  IconBriefcase,
  IconBrush,
  IconBulb,
  IconMap,
  IconMessage,
  IconPalette,
  IconStar,
  IconTool,
  IconUsers,
} from '#web/icons.ts';
import type { CategoryIcon as Name } from '../category-contract.ts';

const icons = {
  ...{ article: IconArticle, brush: IconBrush, tool: IconTool, briefcase: IconBriefcase, users: IconUsers },
  ...{ map: IconMap, palette: IconPalette, star: IconStar, bulb: IconBulb, message: IconMessage },
} satisfies Record<Name, unknown>;

export function CategoryIcon({ icon, size = 20 }: { icon: Name; size?: number }) {
  const Icon = icons[icon];
  return <Icon size={size} aria-hidden="true" />;
}

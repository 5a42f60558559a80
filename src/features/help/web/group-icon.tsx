import {
  IconArchive,
  IconArticle,
  IconCalendar,
  IconChartLine,
  IconChecklist,
  IconFileInvoice,
  IconInbox,
  IconKeyboard,
  IconLayoutKanban,
  IconLock,
  IconMail,
  IconMessage,
  IconRefresh,
  IconSearch,
  IconSettings,
  IconShoppingCart,
  IconTable,
  IconTag,
  IconTruckDelivery,
  IconUser,
} from '#web/icons.ts';
import { ToneMark } from '#web/ui/tone-mark.tsx';
import type { GroupTint, GroupIcon as Name } from '../contract.ts';

const icons = {
  ...{ mail: IconMail, message: IconMessage, calendar: IconCalendar, board: IconLayoutKanban, todo: IconChecklist },
  ...{ invoice: IconFileInvoice, cart: IconShoppingCart, truck: IconTruckDelivery, article: IconArticle, user: IconUser },
  ...{ lock: IconLock, chart: IconChartLine, search: IconSearch, undo: IconRefresh, archive: IconArchive },
  ...{ keyboard: IconKeyboard, tag: IconTag, table: IconTable, settings: IconSettings, inbox: IconInbox },
} satisfies Record<Name, unknown>;

/** The picture of a group of questions, in its colour. */
export function GroupIcon({ icon, tint }: { icon: Name; tint: GroupTint }) {
  const Icon = icons[icon];
  return (
    <ToneMark tone={tint}>
      <Icon size={22} />
    </ToneMark>
  );
}

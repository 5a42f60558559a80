import type { Icon } from '@tabler/icons-react';
import {
  IconArticle,
  IconBuilding,
  IconCalendarEvent,
  IconChecklist,
  IconFile,
  IconFileInvoice,
  IconHelpCircle,
  IconMail,
  IconMessage,
  IconNote,
  IconPackage,
  IconShoppingCart,
  IconUser,
  IconUsers,
} from '#web/icons.ts';
import type { SearchKind } from '../contract.ts';

export const kindIcons: Readonly<Record<SearchKind, Icon>> = {
  mail: IconMail,
  message: IconMessage,
  card: IconNote,
  todo: IconChecklist,
  event: IconCalendarEvent,
  invoice: IconFileInvoice,
  client: IconBuilding,
  user: IconUsers,
  person: IconUser,
  product: IconPackage,
  order: IconShoppingCart,
  post: IconArticle,
  help: IconHelpCircle,
  file: IconFile,
};

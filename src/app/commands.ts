import { accountCommands } from '#features/account/web/commands.ts';
import { blogCommands } from '#features/blog/web/commands.ts';
import { calendarCommands } from '#features/calendar/web/commands.ts';
import { chatCommands } from '#features/chat/web/commands.ts';
import { clientCommands } from '#features/clients/web/commands.ts';
import { emailCommands } from '#features/email/web/commands.ts';
import { helpCommands } from '#features/help/web/commands.ts';
import { invoiceCommands } from '#features/invoice/web/commands.ts';
import { kanbanCommands } from '#features/kanban/web/commands.ts';
import { planCommands } from '#features/plans/web/commands.ts';
import { profileCommands } from '#features/profile/web/commands.ts';
import { roleCommands } from '#features/roles/web/commands.ts';
import { shopCommands } from '#features/shop/web/commands.ts';
import { todoCommands } from '#features/todo/web/commands.ts';
import { userCommands } from '#features/users/web/commands.ts';
import { workspaceCommands } from '#features/workspace/web/commands.ts';
import { auditCommands } from '#platform/audit/web/commands.ts';
import { sellerCommands } from '#platform/seller/web/commands.ts';
import { trashCommands } from '#platform/trash/web/commands.ts';
import { shellCommands } from '#shell/commands.ts';
import type { Command } from '#web/command.ts';

/** All palette commands by area. Before any input they are suggested in this order, with those of the current page first. */
export const allCommands: readonly Command[] = [
  ...emailCommands,
  ...todoCommands,
  ...calendarCommands,
  ...invoiceCommands,
  ...chatCommands,
  ...kanbanCommands,
  ...clientCommands,
  ...sellerCommands,
  ...shopCommands,
  ...blogCommands,
  ...helpCommands,
  ...profileCommands,
  ...userCommands,
  ...roleCommands,
  ...auditCommands,
  ...trashCommands,
  ...workspaceCommands,
  ...planCommands,
  ...accountCommands,
  ...shellCommands,
];

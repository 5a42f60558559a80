import { pages as accountPages } from '#features/account/web/pages.ts';
import { pages as apiKeyPages } from '#features/api-keys/web/pages.ts';
import { pages as mailDomainPages } from '#features/email/web/domains/pages.ts';
import { pages as setupPages } from '#features/first-steps/web/pages.ts';
import { pages as modalExamplePages } from '#features/modal-examples/web/pages.ts';
import { pages as permissionPages } from '#features/permissions/web/pages.ts';
import { pages as planPages } from '#features/plans/web/pages.ts';
import { pages as rolePages } from '#features/roles/web/pages.ts';
import { pages as webhookPages } from '#features/webhooks/web/pages.ts';
import { pages as workspacePages } from '#features/workspace/web/pages.ts';
import { pages as auditPages } from '#platform/audit/web/pages.ts';
import { pages as sellerPages } from '#platform/seller/web/pages.ts';
import { pages as trashPages } from '#platform/trash/web/pages.ts';

/** Setup pages that are rarely visited; they load together as one lazy area. */
export const pages = [
  ...sellerPages,
  ...rolePages,
  ...permissionPages,
  ...planPages,
  ...accountPages,
  ...apiKeyPages,
  ...webhookPages,
  ...modalExamplePages,
  ...auditPages,
  ...mailDomainPages,
  ...workspacePages,
  ...trashPages,
  ...setupPages,
] as const;

import type { CreateFromRequest } from '#web/links/create-from.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { CreateFromDialog } from './create-from-dialog.tsx';
import { isAttaching, isMaking } from './made-request.ts';

/** Opens the dialog to create a record or attach to an invoice. */
export function WayDialog({ request, onClose }: { request: CreateFromRequest; onClose: () => void }) {
  if (isAttaching(request)) return <AttachDialog request={request} onClose={onClose} />;
  return isMaking(request) ? <CreateFromDialog request={request} onClose={onClose} /> : null;
}

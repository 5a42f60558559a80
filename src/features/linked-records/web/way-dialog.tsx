import type { CreateFromRequest } from '#web/links/create-from.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { CreateFromDialog } from './create-from-dialog.tsx';
import { isAttaching, isMaking } from './made-request.ts';

/** Asks for what becoming another thing, or a part of one, needs. */
export function WayDialog({ request, onClose }: { request: CreateFromRequest; onClose: () => void }) {
  if (isAttaching(request)) return <AttachDialog request={request} onClose={onClose} />;
  return isMaking(request) ? <CreateFromDialog request={request} onClose={onClose} /> : null;
}

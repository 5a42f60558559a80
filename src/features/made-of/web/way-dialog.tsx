import type { MakingRequest } from '#web/links/making.ts';
import { AttachDialog } from './attach-dialog.tsx';
import { isAttaching, isMaking } from './made-request.ts';
import { MakingDialog } from './making-dialog.tsx';

/** Asks for what becoming another thing, or a part of one, needs. */
export function WayDialog({ request, onClose }: { request: MakingRequest; onClose: () => void }) {
  if (isAttaching(request)) return <AttachDialog request={request} onClose={onClose} />;
  return isMaking(request) ? <MakingDialog request={request} onClose={onClose} /> : null;
}

import { useAbility } from '#web/ability.ts';
import { type OverlayKind, overlayKinds } from '../calendar-place.ts';

const subjects = { card: 'Board', todo: 'Todo', invoice: 'Invoice' } as const;

export function useReadableOverlays(): readonly OverlayKind[] {
  const ability = useAbility();
  return overlayKinds.filter((kind) => ability.can('read', subjects[kind]));
}

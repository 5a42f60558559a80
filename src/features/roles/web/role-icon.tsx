import { IconCrown, IconEdit, IconSettings, IconShieldCheck, IconSignature, IconUser, IconUserCheck } from '#web/icons.ts';
import type { Tone } from '#web/ui/tone.ts';
import { ToneMark } from '#web/ui/tone-mark.tsx';

const looks: Record<string, { icon: typeof IconUser; tone: Tone }> = {
  admin: { icon: IconCrown, tone: 'danger' },
  maintainer: { icon: IconSettings, tone: 'success' },
  editor: { icon: IconEdit, tone: 'info' },
  author: { icon: IconSignature, tone: 'warning' },
  subscriber: { icon: IconUser, tone: 'accent' },
  client: { icon: IconUserCheck, tone: 'neutral' },
};

/** The sign of a role, in its colour. */
export function RoleIcon({ name }: { name: string }) {
  const { icon: Icon, tone } = looks[name] ?? { icon: IconShieldCheck, tone: 'accent' };
  return (
    <ToneMark tone={tone}>
      <Icon size={20} />
    </ToneMark>
  );
}

import { AvatarGroup } from '#web/ui/avatar-group.tsx';
import { Stack } from '#web/ui/stack.tsx';

const people = ['Maren Lindqvist', 'Rui Valadares', 'Zoë van der Meulen', 'Callum Ferguson', 'Ewa Wiśniewska', 'Tomás Arrieta', '佐藤 遥'];
const team = people.map((name) => ({ name }));

/** Groups in several sizes, with more or fewer avatars shown. */
export function Group() {
  return (
    <Stack>
      <AvatarGroup label="Lamp team" people={team} />
      <AvatarGroup label="Sofa team" people={team} most={5} size={28} />
      <AvatarGroup label="Porto studio" people={team.slice(0, 3)} size={48} />
    </Stack>
  );
}

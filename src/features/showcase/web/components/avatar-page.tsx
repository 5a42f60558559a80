import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Group } from './avatar/group.tsx';
import { Initials } from './avatar/initials.tsx';
import { Portraits } from './avatar/portraits.tsx';
import { Presence } from './avatar/presence.tsx';
import { Sizes } from './avatar/sizes.tsx';
import { WithWords } from './avatar/with-words.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Initials', text: 'Without a photo: initials of the first and last name on a fixed color.', Shown: Initials },
    code: () => import('./avatar/initials.tsx?code'),
  },
  {
    ...{
      title: 'Photos',
      text: 'Photos of people in the company, loaded in one request. Without a photo, initials are shown.',
      Shown: Portraits,
    },
    code: () => import('./avatar/portraits.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'From inline text to a profile header.', Shown: Sizes },
    code: () => import('./avatar/sizes.tsx?code'),
  },
  {
    ...{ title: 'With presence', text: 'A status dot with its label.', Shown: Presence },
    code: () => import('./avatar/presence.tsx?code'),
  },
  {
    ...{ title: 'Groups', text: 'Overlapping avatars; the rest are counted and listed in a tooltip.', Shown: Group },
    code: () => import('./avatar/group.tsx?code'),
  },
  {
    ...{ title: 'With text', text: 'Name and details next to the avatar.', Shown: WithWords },
    code: () => import('./avatar/with-words.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'An avatar is decorative next to a name. In a group, each one has its name as a label and tooltip. Presence is announced as text.',
};

export function AvatarPage() {
  return <ShowcasePage path="/components/avatar" examples={examples} notes={notes} />;
}

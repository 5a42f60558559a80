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
    ...{ title: 'Initials', text: 'Without a portrait: the first and the last word, on a colour that stays theirs.', Shown: Initials },
    code: () => import('./avatar/initials.tsx?code'),
  },
  {
    ...{
      title: 'Portraits',
      text: 'Those of the people of the company. All of them are read by one call; who has none keeps the initials.',
      Shown: Portraits,
    },
    code: () => import('./avatar/portraits.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'From a line of text to the head of a profile.', Shown: Sizes },
    code: () => import('./avatar/sizes.tsx?code'),
  },
  {
    ...{ title: 'With presence', text: 'A dot at the corner, with its word.', Shown: Presence },
    code: () => import('./avatar/presence.tsx?code'),
  },
  {
    ...{ title: 'Groups', text: 'Who belongs together; the others are counted, and named to whoever asks.', Shown: Group },
    code: () => import('./avatar/group.tsx?code'),
  },
  {
    ...{ title: 'With words', text: 'In a line: who, and what about them.', Shown: WithWords },
    code: () => import('./avatar/with-words.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'A portrait says nothing by itself: the name stands beside it. Where it stands alone, in a group, each has its name for screen readers and as a tooltip; a presence has its word.',
};

/** Portraits and initials. */
export function AvatarPage() {
  return <ShowcasePage path="/components/avatar" examples={examples} notes={notes} />;
}

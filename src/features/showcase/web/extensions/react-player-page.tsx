import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Audio } from './react-player/audio.tsx';
import { Captions } from './react-player/captions.tsx';
import { Looped } from './react-player/looped.tsx';
import { NotThere } from './react-player/not-there.tsx';
import { Playlist } from './react-player/playlist.tsx';
import { Video } from './react-player/video.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Video', text: 'A film of four seconds, with a picture before it begins.', Shown: Video },
    code: () => import('./react-player/video.tsx?code'),
  },
  {
    ...{ title: 'With captions', text: 'What is to be read, as WebVTT beside the film.', Shown: Captions },
    code: () => import('./react-player/captions.tsx?code'),
  },
  {
    ...{ title: 'Audio', text: 'The chime of the studio: the same controls without the picture.', Shown: Audio },
    code: () => import('./react-player/audio.tsx?code'),
  },
  {
    ...{ title: 'A list', text: 'One player, and what it plays is chosen below it.', Shown: Playlist },
    code: () => import('./react-player/playlist.tsx?code'),
  },
  {
    ...{ title: 'Over and over', text: 'Silent and in a loop, as a moving picture; it begins when one lets it.', Shown: Looped },
    code: () => import('./react-player/looped.tsx?code'),
  },
  {
    ...{ title: 'Not there', text: 'What cannot be played says so.', Shown: NotThere },
    code: () => import('./react-player/not-there.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['k', 'Plays, or pauses.'],
    ['j', 'Ten seconds back.'],
    ['l', 'Ten seconds on.'],
    ['m', 'Without sound, or with.'],
    ['c', 'Captions.'],
    ['f', 'The whole screen, and back.'],
  ],
  spoken:
    'The player is a group with the title as its name. The position is a slider that says “0:02 of 0:04”. Nothing plays by itself, and a film with speech has captions.',
};

/** Films and sounds. */
export function ReactPlayerPage() {
  return <ShowcasePage path="/extensions/react-player" examples={examples} notes={notes} />;
}

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
    ...{ title: 'Video', text: 'A film of four seconds, with a poster before it starts.', Shown: Video },
    code: () => import('./react-player/video.tsx?code'),
  },
  {
    ...{ title: 'With captions', text: 'WebVTT captions beside the film.', Shown: Captions },
    code: () => import('./react-player/captions.tsx?code'),
  },
  {
    ...{ title: 'Audio', text: 'The studio’s chime: the same controls without the picture.', Shown: Audio },
    code: () => import('./react-player/audio.tsx?code'),
  },
  {
    ...{ title: 'Playlist', text: 'One player; choose below it what it plays.', Shown: Playlist },
    code: () => import('./react-player/playlist.tsx?code'),
  },
  {
    ...{ title: 'Loop', text: 'Silent and looping, like a moving picture; it starts when you press play.', Shown: Looped },
    code: () => import('./react-player/looped.tsx?code'),
  },
  {
    ...{ title: 'Missing', text: 'What cannot be played says so.', Shown: NotThere },
    code: () => import('./react-player/not-there.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['K', 'Plays or pauses.'],
    ['J', 'Ten seconds back.'],
    ['L', 'Ten seconds forward.'],
    ['M', 'Mutes or unmutes.'],
    ['C', 'Captions on or off.'],
    ['F', 'Full screen, and back.'],
  ],
  spoken:
    'The player is a group named by its title. The position is a slider that says “0:02 of 0:04”. Nothing plays by itself, and a film with speech has captions.',
};

/** Films and sounds. */
export function ReactPlayerPage() {
  return <ShowcasePage path="/extensions/react-player" examples={examples} notes={notes} />;
}

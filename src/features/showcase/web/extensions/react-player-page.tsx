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
    ...{ title: 'Video', text: 'A four-second video with a poster.', Shown: Video },
    code: () => import('./react-player/video.tsx?code'),
  },
  {
    ...{ title: 'With captions', text: 'WebVTT captions.', Shown: Captions },
    code: () => import('./react-player/captions.tsx?code'),
  },
  {
    ...{ title: 'Audio', text: 'The same controls for audio.', Shown: Audio },
    code: () => import('./react-player/audio.tsx?code'),
  },
  {
    ...{ title: 'Playlist', text: 'One player with a list of tracks.', Shown: Playlist },
    code: () => import('./react-player/playlist.tsx?code'),
  },
  {
    ...{ title: 'Loop', text: 'Muted and looping, without autoplay.', Shown: Looped },
    code: () => import('./react-player/looped.tsx?code'),
  },
  {
    ...{ title: 'Unavailable', text: 'Shows an error when a file can’t be played.', Shown: NotThere },
    code: () => import('./react-player/not-there.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['K', 'Plays or pauses.'],
    ['J', 'Rewinds ten seconds.'],
    ['L', 'Skips ten seconds.'],
    ['M', 'Mutes or unmutes.'],
    ['C', 'Turns captions on or off.'],
    ['F', 'Enters or exits full screen.'],
  ],
  spoken:
    'The player is a group labeled by its title. The position is a slider read as “0:02 of 0:04”. Nothing autoplays, and videos with speech have captions.',
};

export function ReactPlayerPage() {
  return <ShowcasePage path="/extensions/react-player" examples={examples} notes={notes} />;
}

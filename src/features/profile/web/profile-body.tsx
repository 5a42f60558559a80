import { Suspense } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Card } from '#web/ui/card.tsx';
import type { readProfile } from '../contract.ts';
import { AboutCard } from './beside/about-card.tsx';
import { FeedsCard } from './beside/feeds-card.tsx';
import { PagesCard } from './beside/pages-card.tsx';
import { PollsCard } from './beside/polls-card.tsx';
import { SuggestionsCard } from './beside/suggestions-card.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { OnePost } from './posts/one-post.tsx';
import { PostList } from './posts/post-list.tsx';
import classes from './profile-body.module.css';
import { type ProfilePlace, postFilterOf } from './profile-place.ts';
import { PostsSkeleton } from './profile-skeleton.tsx';

const PhotosTab = lazyPart(() => import('./photos-tab.tsx').then((loaded) => loaded.PhotosTab));
const PeopleTab = lazyPart(() => import('./people-tab.tsx').then((loaded) => loaded.PeopleTab));

/** Content below the header: the selected tab between two sidebars. */
export function ProfileBody({ data, place }: { data: AnswerOf<typeof readProfile>; place: ProfilePlace }) {
  const { t } = useTranslation();
  const { header } = data;
  return (
    <div className={classes.columns}>
      <aside className={classes.first} aria-label={t('profile.beside.about')}>
        <div className={classes.about}>
          <AboutCard about={data.userAbout} isSelf={header.isSelf} />
        </div>
        <PagesCard pages={data.suggestedPages} />
        <FeedsCard feeds={data.twitterFeeds} />
      </aside>
      <div className={classes.main}>
        <Chosen data={data} place={place} />
      </div>
      <aside className={classes.last} aria-label={t('profile.beside.news')}>
        <PhotosCard photos={data.latestPhotos} personId={header.id} />
        <SuggestionsCard suggestions={data.suggestions} />
        <PollsCard polls={data.polls} />
      </aside>
    </div>
  );
}

function Chosen({ data: { header, suggestedPages }, place }: { data: AnswerOf<typeof readProfile>; place: ProfilePlace }) {
  if (place.postId !== undefined) return <OnePost id={place.postId} personId={place.personId} />;
  const wanted = postFilterOf(place);
  if (wanted) return <PostList key={JSON.stringify(wanted)} wanted={wanted} header={header} pages={suggestedPages} />;
  return (
    <Suspense fallback={<PostsSkeleton />}>
      {place.tab === 'photos' ? <PhotosTab personId={header.id} /> : <PeopleTab personId={header.id} />}
    </Suspense>
  );
}

/** The latest pictures a person posted, each linked to its post. */
function PhotosCard({ photos, personId }: { photos: readonly { img: string; postId: number }[]; personId: number }) {
  const { t } = useTranslation();
  if (photos.length === 0) return null;
  return (
    <Card title={t('profile.photos.latest')}>
      <PhotoGrid photos={photos} personId={personId} isSmall />
    </Card>
  );
}

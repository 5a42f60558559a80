import { Badge } from '#web/ui/badge.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';

const news = [
  { key: 'fair', name: 'Fair', title: 'Meet us in Milan', text: 'Hall 9, booth C14, from the 8th to the 13th.' },
  { key: 'oak', name: 'Wood', title: 'Smoked oak is back', text: 'The kiln is running again, and so are deliveries.' },
  { key: 'repair', name: 'Workshop', title: 'Bring a chair', text: 'Repairs on the first Saturday of each month.' },
];

/** Advances after the given seconds; without them it doesn't. */
export function ByItself() {
  const slides = news.map(({ key, name, title, text }) => ({
    ...{ key, name },
    content: (
      <ContentCard title={title} header={<Badge tone="accent">{name}</Badge>}>
        {text}
      </ContentCard>
    ),
  }));
  return <Carousel label="News" everySeconds={4} slides={slides} />;
}

import { IconArrowRight, IconDownload, IconHeart, IconShare } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/row.tsx';
import classes from './with-icons.module.css';

const say = (message: string) => () => toast({ message });

/** Icons next to text are decorative. */
export function WithIcons() {
  return (
    <Row>
      <Button onClick={say('Catalog requested')}>
        <IconDownload size={18} aria-hidden="true" />
        Catalog
      </Button>
      <Button look="outline" onClick={say('Next step opened')}>
        Next
        <IconArrowRight className={classes.turned} size={18} aria-hidden="true" />
      </Button>
      <IconButton label="Add to wishlist" onClick={say('Lamp added to wishlist')}>
        <IconHeart />
      </IconButton>
      <IconButton label="Share" onClick={say('Link copied')}>
        <IconShare />
      </IconButton>
    </Row>
  );
}

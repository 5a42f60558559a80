import { copyText } from '#web/copy-text.ts';
import { IconLink } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';

const address = 'https://juniper-vale.example/shop/holm-pendant';

/** Reports success or failure in a toast. */
export function SaidByAToast() {
  const copy = async () => {
    const isCopied = await copyText(address);
    toast(
      isCopied ? { message: 'Link to the Holm Pendant copied', tone: 'success' } : { message: 'Couldn’t copy the link', tone: 'error' },
    );
  };
  return (
    <Button look="outline" onClick={() => void copy()}>
      <IconLink size={18} aria-hidden="true" />
      Copy link
    </Button>
  );
}

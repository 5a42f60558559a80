import { CopiedBlock } from '#web/ui/copied-block.tsx';

const signature = `Juniper & Vale
Furniture and lamps, made to last

Edinburgh · Porto · Kyoto
studio@juniper-vale.example`;

export function ABlock() {
  return <CopiedBlock label="Signature" text={signature} />;
}

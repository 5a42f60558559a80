import { IconArrowBackUp, IconCreditCard, IconHelpCircle, IconPackage, IconTool, IconTruckDelivery } from '#web/icons.ts';

const icons: Readonly<Record<string, typeof IconTool>> = {
  ...{ card: IconCreditCard, truck: IconTruckDelivery, return: IconArrowBackUp, box: IconPackage, tool: IconTool },
};

export function FaqIcon({ icon, size = 20 }: { icon: string; size?: number }) {
  const Icon = icons[icon] ?? IconHelpCircle;
  return <Icon size={size} aria-hidden="true" />;
}

/** The import name of an icon: `arrow-left` is `IconArrowLeft`. */
export function iconName({ name, isFilled }: { name: string; isFilled: boolean }): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Icon${words.join('')}${isFilled ? 'Filled' : ''}`;
}

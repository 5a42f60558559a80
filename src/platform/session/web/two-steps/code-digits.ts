export const codeLength = 6;

/** The digits of what was typed, pasted or filled in, as every app writes them: Arabic and Persian ones too. */
export function digitsIn(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll(/\D/g, '');
}

/** The boxes after digits were put in from one on: they fill it and those that follow. */
export function putDigits(boxes: readonly string[], from: number, digits: string): string[] {
  return boxes.map((digit, index) => digits[index - from] ?? digit);
}

import { formatNumber } from './format-number.ts';
import { pluralRules } from './intl.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A text or its parts: a placeholder is `[name]`, or `[name, 'number']` for a localized number. */
type Pieces = string | readonly (string | readonly [name: string, as?: 'number'])[];

/** A compiled translation (`scripts/compile-locale.mjs`): its parts, or those of each plural form. */
export type Message = Pieces | Readonly<Partial<Record<Intl.LDMLPluralRule, Pieces>>>;

export type Messages = Readonly<Record<string, Message>>;

/** Fills in the placeholders of a message; `count` selects the plural form. Missing values leave their placeholder empty. */
export function formatMessage(message: Message | undefined, values: Values, language: string): string | undefined {
  if (message === undefined || typeof message === 'string') return message;
  if (!isPieces(message)) return formatMessage(pluralForm(message, Number(values.count), language), values, language);
  return message.map((piece) => (typeof piece === 'string' ? piece : valueText(values[piece[0]], piece[1], language))).join('');
}

function isPieces(message: Exclude<Message, string>): message is Exclude<Pieces, string> {
  return Array.isArray(message);
}

function pluralForm(forms: Exclude<Message, Pieces>, count: number, language: string): Pieces | undefined {
  return forms[pluralRules(language).select(count)] ?? forms.other;
}

function valueText(value: unknown, as: 'number' | undefined, language: string): string {
  return as === 'number' ? formatNumber(Number(value), language) : String(value ?? '');
}

import { inEnglish } from '@warmoot/kernel';

/** The plain text of a value, without the marks for other languages. */
export const inPlainEnglish = <Value>(value: Value): Value => {
  if (typeof value === 'string') return inEnglish(value) as Value;
  if (Array.isArray(value)) return value.map(inPlainEnglish) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inPlainEnglish(each)])) as Value;
};

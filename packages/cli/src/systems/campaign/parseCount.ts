import { UserError } from '../../output/userError.ts';

export const parseCount = (text: string, what: string, least: number, most: number): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new UserError(`${what} is a whole number from ${least} to ${most}, not "${text}".`);
  return value;
};

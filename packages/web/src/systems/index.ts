import { PARTS } from '#parts';
import { addSymbols } from '../board/index.ts';
import type { SystemPart } from './part.ts';

for (const { symbols } of PARTS) if (symbols) addSymbols(symbols);

export { PARTS };

export const partOf = (id: string): SystemPart => PARTS.find((part) => part.id === id) ?? { id };

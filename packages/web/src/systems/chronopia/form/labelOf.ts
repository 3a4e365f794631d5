import type { Field } from '@warmoot/systems/chronopia/desk';
import { form as words } from '../text/desk/index.ts';

export const labelOf = ({ key }: Field): string => words.fields[key as keyof typeof words.fields] ?? key;

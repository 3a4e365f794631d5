import type { SystemPart } from '../part.ts';
import { Learn } from './Learn.tsx';

export const practicePart: SystemPart = { id: 'practice', Lesson: Learn };

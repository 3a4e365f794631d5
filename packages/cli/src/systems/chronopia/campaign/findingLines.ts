import { findingSentence } from '@warmoot/systems/chronopia/moderator';
import type { Read } from './conduct.ts';

/** `orders/aldmark.txt: Line 3, column 13: …` */
export const findingLines = ({ file, findings }: Read): string[] =>
  findings.map((finding) => `${file}: ${findingSentence(finding)}`);

export const unknownFileLine = (file: string): string =>
  `orders/${file} does not belong to any empire of this campaign.`;

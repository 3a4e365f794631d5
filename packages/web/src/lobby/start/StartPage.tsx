import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { useAsk } from '../../page/useAsk.ts';
import { useTitle } from '../../page/useTitle.ts';
import { shelf } from '../shelf.ts';
import { Battles } from './Battles.tsx';
import { Beside } from './Beside.tsx';
import { Hero } from './Hero.tsx';
import { Promises } from './Promises.tsx';
import { Shelf } from './Shelf.tsx';
import '../lobby.css';
import './start.css';

/** The first thing anybody sees: one press from the field. */
export const StartPage: Page = () => {
  useTitle('');
  const { answer: systems = [], problem, again } = useAsk(shelf, []);
  return (
    <div class="start">
      <Hero systems={systems} />
      <Beside systems={systems} />
      <div class="battles">
        <Problem problem={problem} again={again} />
        <Battles systems={systems} />
      </div>
      <Shelf systems={systems} />
      <Promises />
    </div>
  );
};

import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { PARTS } from '../../systems/index.ts';
import { shelf } from '../shelf.ts';
import { Features } from './Features.tsx';
import { Shelf } from './Shelf.tsx';
import { StartAside } from './StartAside.tsx';
import '../lobby.css';
import './start.css';

/** The start page: one click from a battle. */
export const StartPage: Page = () => {
  useTitle('');
  const { answer: systems = [], problem, retry } = useRequest(shelf, []);
  const systemOf = (wanted: string) => systems.find(({ id }) => id === wanted);
  return (
    <div class="start">
      {PARTS.map(({ id, Hero }) => Hero && <Hero key={id} system={systemOf(id)} />)}
      <StartAside systems={systems} />
      <div class="battles">
        <Problem problem={problem} retry={retry} />
        {PARTS.map(({ id, Section }) => Section && <Section key={id} system={systemOf(id)} />)}
      </div>
      <Shelf systems={systems} />
      <Features />
    </div>
  );
};

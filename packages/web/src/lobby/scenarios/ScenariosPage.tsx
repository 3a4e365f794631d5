import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { goTo } from '../../page/router.ts';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { Switch } from '../Switch.tsx';
import { shelf } from '../shelf.ts';
import { ScenarioList } from './ScenarioList.tsx';
import { ScenarioSetup } from './ScenarioSetup.tsx';
import '../lobby.css';
import './scenarios.css';

const words = text.lobby.scenarios;

/**
 * Every battle that is ready to play, the system with most battles first; `?pick=csw/hastings` shows one of them with
 * all its options.
 */
export const ScenariosPage: Page = ({ query }) => {
  const { answer: systems, problem, retry } = useRequest(shelf, []);
  const [systemId, cardId] = (query.get('pick') ?? '').split('/');
  const system = systems?.find(({ id }) => id === systemId);
  const card = system?.scenarios.find(({ id }) => id === cardId);
  useTitle(card?.name ?? words.title);
  if (system && card) return <ScenarioSetup key={card.id} system={system} card={card} />;
  const shown = query.get('system') ?? 'all';
  const choices = [
    ['all', words.all] as const,
    ...(systems ?? []).map(({ id, name }) => [id, name] as const),
  ];
  return (
    <div class="stack">
      <div class="spread">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
        <Switch
          label={words.which}
          choices={choices}
          chosen={shown}
          onChoose={(id) => goTo(id === 'all' ? '/scenarios' : `/scenarios?system=${id}`, 'replace')}
        />
      </div>
      <Problem problem={problem} retry={retry} />
      {(systems ?? [])
        .filter(({ id }) => shown === 'all' || id === shown)
        .sort((a, b) => b.scenarios.length - a.scenarios.length)
        .map((each) => (
          <ScenarioList key={each.id} system={each} />
        ))}
    </div>
  );
};

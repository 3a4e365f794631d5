import type { Census, Counts } from '@warmoot/kernel/testkit';
import type { CstEvent } from '../engine/events.ts';
import { isCard } from '../state/character.ts';
import type { Game } from '../state/game.ts';
import { NOWHERE } from '../state/ground.ts';

/** CST-GEN-13: Units, Characters and cards, by what they are. */
const count = ({ units, characters, decks, lasting }: Game): Counts => ({
  units: units.length,
  characters: characters.length + decks.characters.length + lasting.graveyard.length,
  encounters:
    decks.encounters.length +
    decks.discards.length +
    characters.reduce((sum, { artifacts }) => sum + artifacts.length, 0) +
    lasting.ruins.filter(({ guardian }) => guardian !== null).length,
});

/** How each event changes the counts. */
const changesReported = (event: CstEvent): Counts => {
  switch (event.type) {
    case 'deckShuffled':
      return { [event.deck]: event.cards.length };
    case 'charactersDealt':
      return { characters: event.characters.length - event.from.length };
    case 'forcePlaced':
      return { units: event.units.length };
    case 'unitRecruited':
      return { units: 1 };
    case 'unitsDisbanded':
      return { units: -event.units.length };
    case 'playerEliminated':
      return {
        units: -event.units.length,
        characters: -event.characters.filter((id) => !isCard(id)).length,
      };
    case 'visitorMoved':
      return { units: event.to === NOWHERE ? -1 : 0 };
    case 'caravanTraded':
      return { units: -1 };
    case 'strikeResolved':
      return { units: event.removed === null ? 0 : -1 };
    case 'troopsTested':
    case 'passengersLost':
    case 'flyersDispersed':
      return { units: -event.lost.length };
    case 'charactersLostAtSea':
      return { characters: -event.characters.filter((id) => !isCard(id)).length };
    case 'unitsLost':
      return { units: -event.lost.length };
    case 'supplyTraced':
      return { units: -event.caravans.length };
    case 'unitsCreated':
      return { units: event.created.length };
    case 'graveyardClosed':
      return { characters: -event.gone.filter((id) => !isCard(id)).length };
    default:
      return {};
  }
};

export const census: Census<Game, CstEvent> = { count, changesReported };

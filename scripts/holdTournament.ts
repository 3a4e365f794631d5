export { holdTournament } from '../packages/cli/src/systems/csw/tournament/index.ts';

export { runTournament } from '../packages/cli/src/systems/csw/tournament/index.ts';

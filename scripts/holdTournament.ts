export { holdTournament } from '../packages/cli/src/sim/tournament/index.ts';

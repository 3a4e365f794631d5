/** The types that server and page share: types only, no code to load. */
export type { BattleSeen } from './battles/battlesSeen.ts';
export type { ChatMessage } from './chat/chatLog.ts';
export type { DiceSeen } from './matches/diceSeen.ts';
export type { ListedMatch } from './matches/listMatches.ts';
export type { News, OpenDecision, Sight } from './matches/sight.ts';
export type { TableSeen } from './matches/tableSeen.ts';
export type { Standing } from './pairing/standings.ts';
export type { ProposalSeen } from './proposals/proposalSeen.ts';
export type { Profile, RatingSeen } from './ratings/profile.ts';
export type { GameListed } from './ratings/recentGames.ts';
export type {
  EntrantSeen,
  GameSeen,
  TournamentListed,
  TournamentSeen,
} from './tournaments/tournamentSeen.ts';

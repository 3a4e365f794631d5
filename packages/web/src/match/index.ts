export { MatchPage } from './MatchPage.tsx';

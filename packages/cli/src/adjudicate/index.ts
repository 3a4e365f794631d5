export { adjudicateCommand } from './adjudicateCommand.ts';

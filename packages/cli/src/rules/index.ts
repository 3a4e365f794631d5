export { rulesCommand } from './rulesCommand.ts';

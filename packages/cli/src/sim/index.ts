export { simCommand } from './simCommand.ts';

export { adminCommand } from './adminCommand.ts';

export { playCommand } from './playCommand.ts';

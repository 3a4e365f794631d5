export { unitCommand } from './unitCommand.ts';

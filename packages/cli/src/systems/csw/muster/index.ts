export { musterCommand } from './musterCommand.ts';

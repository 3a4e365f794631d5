export { aftermathCommand } from './aftermathCommand.ts';

export { campaignCommand } from './campaignCommand.ts';

#!/usr/bin/env node
import { runWarmoot } from './runWarmoot.mjs';

process.exitCode = await runWarmoot(process.argv.slice(2));

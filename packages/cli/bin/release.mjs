#!/usr/bin/env node
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from './runMain.mjs';

/** In a release this is `warmoot.mjs`, beside the folder of the parts. */
const ROOT = dirname(fileURLToPath(import.meta.url));

/** @type {import('../src/installation.ts').Installation} */
const RELEASE = {
  root: ROOT,
  part: async (name) => join(ROOT, 'program', `${name}.mjs`),
  page: async () => undefined,
};

process.exitCode = await runMain(process.argv.slice(2), RELEASE);

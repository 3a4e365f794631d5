import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setUp.mjs';

const RULE = '-'.repeat(80);

/** The packages of the page are in its bundle too. */
const ofThePage = () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'packages/web/package.json'), 'utf8'));
  const bundled = Object.keys(dependencies).filter(
    (name) => !name.startsWith('@warmoot/') && name !== 'vite',
  );
  return bundled.map((name) => join(ROOT, 'node_modules', name));
};

/** Their licences require a copy to go with every copy of the packages. */
export const licencesOf = (packages) => {
  const all = [...new Set([...packages, ...ofThePage()])];
  return `This release contains these packages, each under its own licence.\n${all.map(licenceOf).join('')}`;
};

const licenceOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `\n${RULE}\n${name} ${version} (${license})\n\n${text}\n`;
};

import { spawn } from 'node:child_process';

/**
 * Runs a program without a keyboard. `output: 'shown'` passes its output through as it comes; otherwise it is kept.
 * Resolves with the exit code (127 if the program is not there) and the output kept.
 */
export const runTool = (program, args, { folder, output = 'kept', env = {} }) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', ...(output === 'shown' ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
      shell: process.platform === 'win32' && program !== process.execPath,
    });
    const words = [];
    child.stdout?.on('data', (data) => words.push(data));
    child.stderr?.on('data', (data) => words.push(data));
    child.on('error', (problem) => resolve({ code: 127, words: problem.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, words: Buffer.concat(words).toString('utf8') }));
  });

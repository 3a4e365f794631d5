import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Fault } from '../fault.mjs';

const HAND = fileURLToPath(new URL('./hand.mjs', import.meta.url));

/** Resolves with the next message of the process, or with undefined if it ends instead. */
const reply = (child) =>
  new Promise((resolve) => {
    const done = (words) => {
      child.off('message', done);
      child.off('exit', leave);
      resolve(words);
    };
    const leave = () => done(undefined);
    child.on('message', done);
    child.on('exit', leave);
  });

const GRACE = 60_000;
/** A thread ended at a bad moment may never answer: then the whole process is ended, and the mutant has timed out. */
const patienceFor = ({ tests = [], milliseconds = GRACE }) =>
  GRACE + milliseconds * Math.max(1, tests.length);

/** One process with tests loaded; `ask` returns undefined if the process crashed over the question. */
const hire = (root, switched) => {
  let child;
  const begin = async () => {
    child = fork(HAND, [root], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    const words = [];
    child.stderr.on('data', (data) => words.push(data));
    if ((await reply(child)) === undefined)
      throw new Fault('The tests cannot be run:', String(Buffer.concat(words)).split('\n'));
    const taken = reply(child);
    child.send({ work: 'take', on: switched });
    await taken;
  };
  /** A process that a signal ended has no exit code; only its closed channel shows that it is gone. */
  const isThere = () => child?.connected === true;
  const ask = async (work, on) => {
    if (!isThere()) await begin();
    const patience = setTimeout(() => child.kill('SIGKILL'), patienceFor(on));
    const answer = reply(child);
    child.send({ work, on });
    return answer.finally(() => clearTimeout(patience));
  };
  const dismiss = async () => {
    if (!isThere()) return;
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  };
  return { ask, dismiss };
};

/**
 * Several processes that share a list of questions, each taking the next when it is done with one, until told to stop.
 */
export const hireCrew = (root, jobs, switched) => {
  const hands = Array.from({ length: jobs }, () => hire(root, switched));
  const share = async (questions, put, enough) => {
    const rest = questions.values();
    const toil = async (hand) => {
      for (const question of rest) {
        if (enough?.aborted) return;
        await put(hand, question);
      }
    };
    await Promise.all(hands.map(toil));
  };
  const dismiss = () => Promise.all(hands.map((hand) => hand.dismiss()));
  return { share, dismiss };
};

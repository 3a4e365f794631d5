import type { Json } from '@warmoot/kernel';
import type { Job, JobName } from '../jobs/jobs.ts';
import type { Asks, Store } from '../store/store.ts';
import { claim } from './claims.ts';
import type { Letter } from './letter.ts';
import { type Addressee, wantsLetter } from './readers.ts';
import { isOff, type Subscription, subscriptionsOf } from './subscriptions.ts';

/** A carrier's job: the destination and the message. */
export interface Delivery {
  readonly subscription: string;
  readonly letter: Letter;
}

/** A message is handed to the carriers once: a second attempt finds it claimed. */
export const dispatch = (store: Store, addressee: Addressee, letter: Letter, at: number): Promise<void> =>
  store.transaction(async (asks) => {
    if (!wantsLetter(addressee, letter.kind)) return;
    if (await claim(asks, letter.key, at)) await handOut(asks, store, addressee, letter, at);
  });

const handOut = async (
  asks: Asks,
  { jobs }: Store,
  addressee: Addressee,
  letter: Letter,
  at: number,
): Promise<void> => {
  for (const subscription of await subscriptionsOf(asks, addressee.id)) {
    const carrier = carrierOf(subscription, addressee, letter);
    if (carrier !== undefined) await jobs.add(asks, deliveryJob(carrier, subscription, letter, at));
  }
};

/** E-mail goes only to the person's current confirmed address; a digest goes by e-mail, not as a push notification. */
const carrierOf = (
  subscription: Subscription,
  { email }: Addressee,
  { kind }: Letter,
): JobName | undefined => {
  if (isOff(subscription) || subscription.kind === 'asked') return undefined;
  if (subscription.kind === 'mail') return subscription.target === email ? 'mail' : undefined;
  return kind === 'digest' ? undefined : subscription.kind;
};

export const deliveryJob = (name: JobName, { id }: Subscription, letter: Letter, at: number): Job => ({
  name,
  key: `${name}:${id}:${letter.key}`,
  payload: { subscription: id, letter } as unknown as Json,
  runAt: at,
});

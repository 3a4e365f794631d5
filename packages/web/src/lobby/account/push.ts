import { api } from '../../net/api.ts';

/** Whether the browser supports push and the connection allows it. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks the person, then tells the server where this browser's messages go. */
export const subscribeHere = async (): Promise<void> => {
  const { key } = await api.get<{ key: string }>('/post/vapid-key');
  await navigator.serviceWorker.register('/push.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await api.post('/people/me/subscriptions/push', { endpoint, keys });
};

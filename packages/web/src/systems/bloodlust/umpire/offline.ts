/** The page as it is served while somebody develops it has no list of files to keep. */
const isBuilt = (): boolean => document.querySelector('script[src^="/assets/"]') !== null;

/** Has the worker keep all that the umpire needs, so that it works without a network (public/offline.js). */
export const keepOffline = async (): Promise<void> => {
  if (!isBuilt() || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/offline.js', { scope: '/bloodlust/umpire' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('refresh');
  } catch {
    // A browser that forbids workers still has the page while there is a network.
  }
};

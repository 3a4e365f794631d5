/** Keeps the umpire's calculator and the rulebook it links to, so that both work without a network. */
const SHELF = 'warmoot-umpire-1';
const PAGE = '/bloodlust/umpire';
const RULEBOOK = '/api/v1/rulebooks/bloodlust';
/** The modules of the page that are loaded on the way to the umpire, or from it. */
const ENTRIES = [
  /^index\.html$/,
  /bloodlust\/umpire\/UmpirePage\.tsx$/,
  /rules\/RulesPage\.tsx$/,
  /bloodlust\/army\/ArmyPage\.tsx$/,
  /systems\/src\/bloodlust\/reference\//,
  /(words|text)\/de(\/index)?\.ts$/,
  /board\/index\.ts$/,
];

/** Every file that the entries need, by the list that the build wrote. */
const filesIn = (manifest) => {
  const files = new Set();
  const take = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) take(next);
  };
  for (const key of Object.keys(manifest)) if (ENTRIES.some((entry) => entry.test(key))) take(key);
  return [...files];
};

const keep = async () => {
  const manifest = await (await fetch('/manifest.json', { cache: 'no-cache' })).json();
  const wanted = [PAGE, '/icon.svg', ...filesIn(manifest)];
  const shelf = await caches.open(SHELF);
  const kept = new Set((await shelf.keys()).map(({ url }) => new URL(url).pathname));
  const fresh = wanted.filter((path) => path === PAGE || !kept.has(path));
  await shelf.addAll(
    fresh.map(
      (path) =>
        new Request(path, { cache: 'no-cache', headers: { accept: path === PAGE ? 'text/html' : '*/*' } }),
    ),
  );
  await shelf.add(RULEBOOK).catch(() => undefined);
  for (const path of kept) if (path !== RULEBOOK && !wanted.includes(path)) await shelf.delete(path);
};

addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
});

addEventListener('message', (event) => {
  if (event.data === 'refresh') event.waitUntil(keep().catch(() => undefined));
});

const fromShelf = async (request, path) =>
  (await caches.open(SHELF)).match(path ?? request, { ignoreVary: true, ignoreSearch: true });

/** The page and the rulebook are fetched anew while there is a network; files with a hash never change. */
const answer = async (request) => {
  const { pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate';
  if (!isPage && pathname !== RULEBOOK) return (await fromShelf(request)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await fromShelf(request, isPage ? PAGE : undefined);
    if (kept === undefined) throw problem;
    return kept;
  }
};

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/api/') && pathname !== RULEBOOK) return;
  event.respondWith(answer(event.request));
});

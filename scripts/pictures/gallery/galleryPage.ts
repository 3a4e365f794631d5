import { DEVICES, SCHEMES } from '../devices.ts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const STYLE = `
body { margin: 0; font: 14px/1.4 'Source Sans 3', sans-serif; background: #efe6d0; color: #2a241b; }
h1, h2 { font-family: Alegreya, serif; margin: 24px 24px 8px; }
section { display: flex; gap: 12px; overflow-x: auto; padding: 0 24px; align-items: flex-start; }
figure { margin: 0; flex: none; }
img { height: 520px; border: 1px solid #dccfb2; border-radius: 7px; display: block; }
`;

export interface Shown {
  readonly name: string;
  readonly title: string;
}

export const fileOf = (name: string, device: string, scheme: string): string => `${name}-${device}-${scheme}`;

const figure = ({ name, title }: Shown, device: string, scheme: string): string => {
  const file = `${fileOf(name, device, scheme)}.png`;
  const label = `${device}, ${scheme}`;
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(title)}, ${label}"></a><figcaption>${label}</figcaption></figure>`;
};

/** Every screen in a row: each device, light and dark. */
export const galleryPage = (screens: readonly Shown[]): string => {
  const rows = screens.map((screen) => {
    const figures = Object.keys(DEVICES).flatMap((device) =>
      SCHEMES.map((scheme) => figure(screen, device, scheme)),
    );
    return `<h2 id="${screen.name}">${escaped(screen.title)}</h2>\n<section>\n${figures.join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Warmoot, screen by screen</title><style>${STYLE}</style></head>
<body>
<h1>Warmoot, screen by screen</h1>
${rows.join('\n')}
</body>
</html>
`;
};

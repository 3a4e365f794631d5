import type { Language } from '../words/language.ts';
import type { AppContext } from './appContext.ts';

/** What a chat shows of a link that is pasted there. */
export interface Preview {
  readonly title: string;
  readonly says: string;
  /** The path of a picture of 1200 x 630 points. */
  readonly picture?: string;
}

/** The preview of a page, by its path and query; undefined if it shows nothing that everybody may know. */
export type PreviewOf = (
  context: AppContext,
  address: string,
  language: Language,
) => Promise<Preview | undefined>;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (property: string, content: string): string =>
  `<meta property="${property}" content="${escaped(content)}" />\n`;

/** Our page with Open Graph tags in its head, as chats read them. */
export const withPreview = (
  html: string,
  { title, says, picture }: Preview,
  { origin, address }: { readonly origin: string; readonly address: string },
): string => {
  const tags = [
    tag('og:site_name', 'Warmoot'),
    tag('og:type', 'website'),
    tag('og:url', `${origin}${address}`),
    tag('og:title', title),
    tag('og:description', says),
    ...(picture === undefined
      ? []
      : [
          tag('og:image', `${origin}${picture}`),
          tag('og:image:width', '1200'),
          tag('og:image:height', '630'),
          tag('twitter:card', 'summary_large_image'),
        ]),
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
};

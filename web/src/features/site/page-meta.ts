import type { MetaDescriptor } from "react-router";
import { origin } from "~/components/origin";
import { product } from "~/texts/content";

export interface PageMeta {
  /** The page's own name; the product's name is added. */
  title: string;
  /** One or two sentences for search engines and link previews. */
  description: string;
  /** The canonical path, such as `/about`. */
  path: string;
}

/** A public page's metadata for browsers, search engines and link previews. */
export function pageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  const url = origin() + path;
  return [
    { title: title.startsWith(product.name) ? title : `${title} | ${product.name}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: product.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${origin()}/open-graph.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: product.tagline },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** For pages of one person or one step, which search engines should not index. */
export const unlistedMeta = (title: string, description: string): MetaDescriptor[] => [
  { title: `${title} | ${product.name}` },
  { name: "description", content: description },
  { name: "robots", content: "noindex" },
];

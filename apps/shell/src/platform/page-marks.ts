/** The channel this browser is in, as the gateway wrote it into the page. */
export interface ChannelMark {
  readonly name: 'live' | 'next';
  /** What decided: the person, the draw for a share, or nobody. */
  readonly by: 'choice' | 'share' | 'default';
  /** Of a hundred browsers that did not choose, so many get the next release. */
  readonly share: number;
}

/** One remote of this page comes from the machine of who develops it. */
export interface OverrideMark {
  readonly remote: string;
  /** Origin of the site it is shown in. */
  readonly site: string;
}

function metaOf(name: string): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="plainday-${name}"]`);
}

/** Null where everybody gets the same release. */
export function readChannel(): ChannelMark | null {
  const meta = metaOf('channel');
  if (!meta) return null;
  const { by, share } = meta.dataset;
  return {
    name: meta.content === 'next' ? 'next' : 'live',
    by: by === 'choice' || by === 'share' ? by : 'default',
    share: Number(share) || 0,
  };
}

/** A release of a branch, for who has opened it. */
export interface PreviewMark {
  readonly name: string;
  /** What it has of its own. */
  readonly parts: string;
}

/** The preview that this page is of; null in every other page. */
export function readPreview(): PreviewMark | null {
  const meta = metaOf('preview');
  return meta ? { name: meta.content, parts: meta.dataset['parts'] ?? '' } : null;
}

/** The preview that the link leads to which was followed on another site; null for none. */
export function readOffer(): string | null {
  return metaOf('offer')?.content ?? null;
}

/** Null in the page of a site, as everybody sees it. */
export function readOverride(): OverrideMark | null {
  const meta = metaOf('override');
  const site = meta?.dataset['site'] ?? '';
  if (!meta || !/^https?:\/\/[^/]+$/.test(site)) return null;
  return { remote: meta.content, site };
}

import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteNav } from './site-nav';

export interface SiteFrameProps {
  /** Path of the page. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What stands around every public page. */
export function SiteFrame({ path, children }: SiteFrameProps) {
  return (
    <>
      <SiteNav path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

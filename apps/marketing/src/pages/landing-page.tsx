import { Benefits } from '../sections/benefits';
import { Closing } from '../sections/closing';
import { Features } from '../sections/features';
import { Hero } from '../sections/hero';
import { SiteFooter } from '../sections/site-footer';
import { SiteNav } from '../sections/site-nav';
import { Stats } from '../sections/stats';
import { ToolsOverview } from '../sections/tools-overview';

/** `/`: what Plainday is, for a visitor (spec §2, Landing page). */
export function LandingPage() {
  return (
    <>
      <SiteNav />
      <main id="main">
        <Hero />
        <Stats />
        <Features />
        <ToolsOverview />
        <Benefits />
        <Closing />
      </main>
      <SiteFooter />
    </>
  );
}

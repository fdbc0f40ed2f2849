import { landing } from '../content/landing';
import { SiteFrame } from '../frame/site-frame';
import { Benefits } from '../sections/benefits';
import { Closing } from '../sections/closing';
import { Features } from '../sections/features';
import { Hero } from '../sections/hero';
import { HowItWorks } from '../sections/how-it-works';
import { ToolsOverview } from '../sections/tools-overview';

/** `/`: what Plainday is, for a visitor (spec §2, Landing page). */
export function LandingPage() {
  const { heading, text, list } = landing.benefits;
  return (
    <SiteFrame path="/">
      <Hero />
      <HowItWorks />
      <Features />
      <ToolsOverview />
      <Benefits id="about" heading={heading} text={text} lines={list} />
      <Closing {...landing.closing} />
    </SiteFrame>
  );
}

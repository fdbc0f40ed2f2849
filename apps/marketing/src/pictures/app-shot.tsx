import { useContext } from 'react';
import { styled } from 'styled-components';
import { phone, upTo } from '@plainday/ui-theme';
import { SHOT_SIZES, SHOT_THEMES, ShotsContext } from './shots';

const Frame = styled.figure`
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: 16px;
  background: var(--surface);
  box-shadow:
    0 2px 4px var(--shadow-near),
    0 40px 80px -40px var(--shadow-far);
  img {
    display: block;
    width: 100%;
    height: auto;
  }
  ${phone} {
    max-width: 390px;
    margin-inline: auto;
  }
`;

/** The same day on a desk and on a phone, standing on what follows; on a phone the phone alone. */
const Pair = styled.div`
  position: relative;
  padding-inline-end: 8.5%;
  ${Frame} {
    border-bottom: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  ${upTo(860)} {
    padding: 0;
  }
`;

const Handset = styled.figure`
  position: absolute;
  inset: auto -2.5% 28px auto;
  width: 20.5%;
  overflow: hidden;
  border: 6px solid light-dark(#1c1c1a, #3a3936);
  border-radius: 32px;
  background: var(--surface);
  box-shadow: 0 24px 48px -16px var(--shadow-far);
  img {
    display: block;
    width: 100%;
    height: auto;
  }
  ${upTo(860)} {
    display: none;
  }
`;

export interface AppShotProps {
  /** Name of the picture: `today`, or the id of a tool. */
  readonly name: string;
  /** What is to be seen, for those who do not see it. */
  readonly label: string;
  /** A phone that shows the same stands in front of it. */
  readonly withPhone?: boolean;
}

/** The running app, photographed: light or dark with the page, and as a phone on a phone. */
export function AppShot({ name, label, withPhone = false }: AppShotProps) {
  const shot = useContext(ShotsContext)[name];
  if (!shot) return null;
  const { wide, phone: small } = SHOT_SIZES;
  const desk = (
    <Frame>
      {SHOT_THEMES.map((theme) => (
        <picture key={theme} className={`${theme}-only`}>
          <source media="(max-width: 640px)" srcSet={shot[theme].phone} {...small} />
          <img src={shot[theme].wide} alt={label} loading="lazy" decoding="async" {...wide} />
        </picture>
      ))}
    </Frame>
  );
  if (!withPhone) return desk;
  return (
    <Pair>
      {desk}
      <Handset aria-hidden>
        {SHOT_THEMES.map((theme) => (
          <picture key={theme} className={`${theme}-only`}>
            <img src={shot[theme].phone} alt="" loading="lazy" decoding="async" {...small} />
          </picture>
        ))}
      </Handset>
    </Pair>
  );
}

import { useContext } from 'react';
import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
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

export interface AppShotProps {
  /** Name of the picture: `tasks`, or the id of a tool. */
  readonly name: string;
  /** What is to be seen, for those who do not see it. */
  readonly label: string;
}

/** The running app, photographed: light or dark with the page, and as a phone on a phone. */
export function AppShot({ name, label }: AppShotProps) {
  const shot = useContext(ShotsContext)[name];
  if (!shot) return null;
  const { wide, phone } = SHOT_SIZES;
  return (
    <Frame>
      {SHOT_THEMES.map((theme) => (
        <picture key={theme} className={`${theme}-only`}>
          <source media="(max-width: 640px)" srcSet={shot[theme].phone} {...phone} />
          <img src={shot[theme].wide} alt={label} loading="lazy" decoding="async" {...wide} />
        </picture>
      ))}
    </Frame>
  );
}

import { use } from 'react';
import { Link2Off } from 'lucide';
import { styled } from 'styled-components';
import { foldText } from '@plainday/shared-utils';
import { Icon } from '@plainday/ui-components';
import { ItemLink } from '../links/item-link';
import { kindOf } from '../links/kinds';
import { MarkdownContext } from './markdown-context';

const Anchor = styled(ItemLink)`
  color: var(--accent-text);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, var(--accent) 45%, transparent);
  text-underline-offset: 3px;
  svg {
    display: inline-block;
    margin-inline-end: 4px;
    vertical-align: -2px;
  }
  &:hover {
    text-decoration-color: currentColor;
  }
`;

const Missing = styled.button`
  display: inline;
  padding: 0;
  border: 0;
  border-bottom: 1px dashed currentColor;
  background: none;
  color: var(--text-2);
  font: inherit;
  text-align: start;
  cursor: pointer;
  svg {
    display: inline-block;
    margin-inline-end: 4px;
    vertical-align: -2px;
  }
`;

export interface TextLinkProps {
  readonly title: string;
  /** What is read: the title, or what the text calls it. */
  readonly label: string;
}

/** `[[title]]`: a link to what has this title, with the icon of what that is. */
export function TextLink({ title, label }: TextLinkProps) {
  const { links, onCreate } = use(MarkdownContext);
  const found = links.get(foldText(title));

  if (!found) {
    if (found === undefined || !onCreate) return <>{label}</>;
    return (
      <Missing
        type="button"
        aria-label={`${title}: write it`}
        data-tip="Nothing has this title yet"
        onClick={() => onCreate(title)}
      >
        <Icon icon={Link2Off} size={13} />
        {label}
      </Missing>
    );
  }

  const { icon, name } = kindOf(found.kind);
  return (
    <Anchor to={found.to} data-tip={name}>
      <Icon icon={icon} size={13} />
      {label}
    </Anchor>
  );
}
